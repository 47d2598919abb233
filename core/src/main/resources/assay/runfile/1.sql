-- Only what SQLite 3.26 (2018) can read, so that old systems can open a run file too, and views
-- that DuckDB can parse, because it does so when it attaches a run file.

create table run (
  one        integer primary key check (one = 1),
  id         text not null,
  parent     text,
  created    text not null,
  command    text not null check (json_valid(command)),
  suite      text not null,
  pack       text not null,
  pack_hash  text not null,
  model      text not null,
  parameters text not null,
  strategy   text not null,
  timing     text not null,
  machine    text not null check (json_valid(machine)),
  toolchain  text not null check (json_valid(toolchain)),
  assay      text not null
);

create table state (
  sequence integer primary key,
  state    text not null check (state in ('running', 'complete', 'incomplete', 'interrupted')),
  created  text not null
);

create table task (
  id      text primary key,
  hash    text not null unique,
  suite   text not null,
  pack    text not null,
  labels  text not null check (json_valid(labels)),
  prompt  text not null,
  created text not null
);

create table answer (
  key     text primary key,
  task    text not null references task (id),
  sample  integer not null check (sample >= 0),
  turn    integer not null check (turn >= 0),
  form    text not null check (form in ('message', 'continuation', 'code')),
  text    text not null,
  finish  text not null check (json_valid(finish)),
  created text not null,
  unique (task, sample, turn)
);

create table candidate (
  hash    text primary key,
  files   text not null check (json_valid(files)),
  created text not null
);

create table build (
  candidate text not null references candidate (hash),
  toolchain text not null,
  ok        integer not null check (ok in (0, 1)),
  seconds   real,
  log       text not null,
  created   text not null,
  primary key (candidate, toolchain)
);

create table judgement (
  id        integer primary key,
  key       text not null,
  revision  integer not null check (revision >= 1),
  subject   text not null,
  task      text not null references task (id),
  judge     text not null,
  toolchain text not null,
  machine   text not null,
  timing    text not null,
  outcome   text not null,
  reason    text,
  flags     text not null check (json_valid(flags)),
  verdict   text not null check (json_valid(verdict)),
  created   text not null,
  unique (key, revision)
);

create table judged (
  sequence integer primary key,
  task     text not null references task (id),
  sample   integer not null check (sample >= 0),
  turn     integer not null check (turn >= 0),
  key      text not null,
  created  text not null
);

create index judged_trial on judged (task, sample, turn, sequence);

create table configuration (
  judgement    integer not null references judgement (id),
  position     integer not null check (position >= 0),
  name         text not null,
  n            integer not null,
  outcome      text not null,
  lane         text,
  reference_ms real,
  candidate_ms real,
  speedup      real,
  low          real,
  high         real,
  stop         text,
  primary key (judgement, position)
) without rowid;

create table measurement (
  judgement     integer not null references judgement (id),
  configuration integer not null,
  pair          integer not null check (pair >= 0),
  side          integer not null check (side in (0, 1)),
  call          integer not null check (call >= 0),
  milliseconds  real,
  primary key (judgement, configuration, pair, side, call)
) without rowid;

create table event (
  task     text not null references task (id),
  sample   integer not null check (sample >= 0),
  sequence integer not null check (sequence >= 1),
  turn     integer not null check (turn >= 0),
  kind     text not null,
  content  text not null check (json_valid(content)),
  created  text not null,
  primary key (task, sample, sequence)
);

create table attempt (
  task    text not null references task (id),
  sample  integer not null check (sample >= 0),
  turn    integer not null check (turn >= 0),
  number  integer not null check (number >= 1),
  problem text not null,
  created text not null,
  primary key (task, sample, turn, number)
);

create view trial as
select
  run.id             as run,
  run.suite          as suite,
  run.pack           as pack,
  run.model          as model,
  run.parameters     as parameters,
  run.strategy       as strategy,
  place.task         as task,
  task.hash          as task_hash,
  task.labels        as labels,
  place.sample       as sample,
  place.turn         as turn,
  judgement.outcome  as outcome,
  judgement.reason   as reason,
  judgement.flags    as flags,
  timed.n            as n,
  timed.speedup      as speedup,
  timed.low          as low,
  timed.high         as high,
  timed.reference_ms as reference_ms,
  timed.candidate_ms as candidate_ms,
  timed.stop         as stop,
  timed.lane         as lane,
  build.seconds      as build_seconds,
  answer.key         as answer,
  candidate.hash     as candidate,
  judgement.key      as judgement,
  judgement.revision as revision,
  judgement.id       as judgement_id,
  judgement.judge    as judge,
  judgement.toolchain as toolchain,
  judgement.machine  as machine,
  judgement.timing   as timing,
  answer.created     as answered,
  judgement.created  as judged
from (
  select shown.*, (
    select max(configuration.position) from configuration
    where configuration.judgement = shown.judgement and configuration.stop is not null) as position
  from (
    select latest.*, (
      select max(judgement.id) from judgement join judged on judged.key = judgement.key
      where judged.sequence = latest.sequence) as judgement
    from (
      select every.*, (
        select max(judged.sequence) from judged
        where judged.task = every.task and judged.sample = every.sample
          and judged.turn = every.turn) as sequence
      from (
        select task, sample, turn from answer union select task, sample, turn from judged
      ) as every
    ) as latest
  ) as shown
) as place
cross join run
join task on task.id = place.task
left join answer
  on answer.task = place.task and answer.sample = place.sample and answer.turn = place.turn
left join judgement on judgement.id = place.judgement
left join candidate on candidate.hash = judgement.subject
left join build on build.candidate = candidate.hash and build.toolchain = judgement.toolchain
left join configuration as timed
  on timed.judgement = place.judgement and timed.position = place.position;

create view timing as
select
  trial.run                  as run,
  trial.model                as model,
  trial.task                 as task,
  trial.sample               as sample,
  trial.turn                 as turn,
  configuration.name         as configuration,
  configuration.n            as n,
  measurement.pair           as pair,
  cast(case measurement.side when 0 then 'reference' else 'candidate' end as text) as side,
  measurement.call           as call,
  measurement.milliseconds   as milliseconds
from trial
join configuration on configuration.judgement = trial.judgement_id
join measurement
  on measurement.judgement = trial.judgement_id
  and measurement.configuration = configuration.position;

create trigger run_stays before update on run begin select raise(abort, 'run files are append-only'); end;
create trigger run_lasts before delete on run begin select raise(abort, 'run files are append-only'); end;
create trigger state_stays before update on state begin select raise(abort, 'run files are append-only'); end;
create trigger state_lasts before delete on state begin select raise(abort, 'run files are append-only'); end;
create trigger task_stays before update on task begin select raise(abort, 'run files are append-only'); end;
create trigger task_lasts before delete on task begin select raise(abort, 'run files are append-only'); end;
create trigger answer_stays before update on answer begin select raise(abort, 'run files are append-only'); end;
create trigger answer_lasts before delete on answer begin select raise(abort, 'run files are append-only'); end;
create trigger candidate_stays before update on candidate begin select raise(abort, 'run files are append-only'); end;
create trigger candidate_lasts before delete on candidate begin select raise(abort, 'run files are append-only'); end;
create trigger build_stays before update on build begin select raise(abort, 'run files are append-only'); end;
create trigger build_lasts before delete on build begin select raise(abort, 'run files are append-only'); end;
create trigger judgement_stays before update on judgement begin select raise(abort, 'run files are append-only'); end;
create trigger judgement_lasts before delete on judgement begin select raise(abort, 'run files are append-only'); end;
create trigger judged_stays before update on judged begin select raise(abort, 'run files are append-only'); end;
create trigger judged_lasts before delete on judged begin select raise(abort, 'run files are append-only'); end;
create trigger configuration_stays before update on configuration begin select raise(abort, 'run files are append-only'); end;
create trigger configuration_lasts before delete on configuration begin select raise(abort, 'run files are append-only'); end;
create trigger measurement_stays before update on measurement begin select raise(abort, 'run files are append-only'); end;
create trigger measurement_lasts before delete on measurement begin select raise(abort, 'run files are append-only'); end;
create trigger event_stays before update on event begin select raise(abort, 'run files are append-only'); end;
create trigger event_lasts before delete on event begin select raise(abort, 'run files are append-only'); end;
create trigger attempt_stays before update on attempt begin select raise(abort, 'run files are append-only'); end;
create trigger attempt_lasts before delete on attempt begin select raise(abort, 'run files are append-only'); end;
