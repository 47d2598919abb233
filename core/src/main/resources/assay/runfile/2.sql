-- Sizes besides the one a problem is timed at: what that was multiplied by, null at that very size.
alter table configuration add column size real;
