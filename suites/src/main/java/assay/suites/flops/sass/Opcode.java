package assay.suites.flops.sass;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What an instruction does, as its lowest nine bits say. Those that the whole warp computes once
 * have codes of their own and mean the same.
 */
public enum Opcode {
  FADD(0x021),
  FMUL(0x020),
  FFMA(0x023),
  DADD(0x029),
  DMUL(0x028),
  DFMA(0x02b),

  MOV(0x002, 0x082),
  IADD3(0x010, 0x090),
  IMAD(0x024, 0x0a4),
  IMAD_WIDE(0x025, 0x0a5),
  IMAD_HI(0x027, 0x0a7),
  LEA(0x011, 0x091),
  LOP3(0x012, 0x092),
  SHF(0x019, 0x099),
  SEL(0x007, 0x087),
  PRMT(0x016, 0x096),
  IABS(0x013),
  FLO(0x100, 0x0bd),
  POPC(0x109, 0x0bf),
  BREV(0x101, 0x0be),
  VIADD(0x036),
  VIADDMNMX(0x046),
  VIMNMX(0x048),
  VIMNMX3(0x00f),
  IMNMX(0x017),
  BMSK(0x01b, 0x09b),
  SGXT(0x01a, 0x09a),
  ISETP(0x00c, 0x08c),
  PLOP3(0x01c, 0x09c),
  P2R(0x003, 0x083),
  R2P(0x004),
  VOTE(0x006, 0x086),

  /** Of half numbers; compilers also load constants with it. */
  HFMA2(0x031),
  HFMA2_MMA(0x035),

  FSETP(0x00b),
  DSETP(0x02a),
  FCHK(0x102),
  FSEL(0x008),
  FMNMX(0x009),
  MUFU(0x108),
  I2F(0x106),
  I2F_DOUBLE(0x112),
  I2FP(0x045),
  F2I(0x105),
  F2I_DOUBLE(0x111),
  F2F(0x110),
  FRND(0x107),
  FRND_DOUBLE(0x113),

  S2R(0x119),
  S2UR(0x1c3),
  CS2R(0x005),
  R2UR(0x0ca),
  LDC(0x182),
  ULDC(0x0b9),
  ULDC_INDEXED(0x0bb),
  LDL(0x183),
  STL(0x187),

  LD(0x180),
  LDG(0x181),
  LDS(0x184),
  SHFL(0x189),
  ATOM(0x18a),
  ATOMG(0x1a8),
  ATOMG_CAS(0x1a9),
  ATOMS(0x18c),
  ATOMS_CAS(0x18d),
  MATCH(0x1a1),
  REDUX(0x1c4),

  ST(0x185),
  STG(0x186),
  STS(0x188),
  RED(0x18e),
  REDG(0x1a6),
  BAR(0x11d),
  B2R(0x11c),
  MEMBAR(0x192),
  ERRBAR(0x1ab),
  CCTL(0x18f),
  CCTL_ALL(0x198),
  DEPBAR(0x11a),
  NOP(0x118),
  YIELD(0x146),
  NANOSLEEP(0x15d),
  WARPSYNC(0x148),
  ENDCOLLECTIVE(0x11b),
  BSSY(0x145),
  BSYNC(0x141),
  BREAK(0x142),
  BMOV_FROM(0x155),
  BMOV_TO(0x156),
  PREEXIT(0x02d),

  BRA(0x147),
  CALL(0x144),
  RET(0x150),
  EXIT(0x14d),
  BRX(0x149),
  JMP(0x14a),
  JMX(0x14c),
  CALL_ABSOLUTE(0x143),
  KILL(0x15b);

  private static final int NONE = -1;
  private static final Map<Integer, Opcode> BY_CODE = new HashMap<>();

  static {
    for (Opcode one : values()) {
      BY_CODE.put(one.code, one);
      if (one.uniform != NONE) {
        BY_CODE.put(one.uniform, one);
      }
    }
  }

  private final int code;
  private final int uniform;

  Opcode(int code) {
    this(code, NONE);
  }

  Opcode(int code, int uniform) {
    this.code = code;
    this.uniform = uniform;
  }

  /** Empty where nothing here knows the code. */
  static Optional<Opcode> of(int code) {
    return Optional.ofNullable(BY_CODE.get(code));
  }

  /** Whether bits of the instruction can negate its first operand. */
  boolean negatesFirst() {
    return switch (this) {
      case IADD3, LEA, VIADD, FADD, FMUL, FFMA, DADD, DMUL, DFMA -> true;
      case FSETP, DSETP, FSEL, FMNMX, FCHK -> true;
      default -> false;
    };
  }

  /** The same for the operand that is always a register. */
  boolean negatesLast() {
    return switch (this) {
      case IADD3, IMAD, IMAD_WIDE, IMAD_HI, VIADDMNMX, FADD, FFMA, DADD, DFMA -> true;
      default -> false;
    };
  }

  /** How many operations a thread has done with it. */
  public int operations() {
    return switch (this) {
      case FADD, FMUL, DADD, DMUL -> 1;
      case FFMA, DFMA -> 2;
      default -> 0;
    };
  }

  /** Whether its operations are of double precision. */
  public boolean isDual() {
    return this == DADD || this == DMUL || this == DFMA;
  }

  /** Whether what comes next need not be what stands next. */
  public boolean isJump() {
    return switch (this) {
      case BRA, CALL, RET, EXIT, BRX, JMP, JMX, CALL_ABSOLUTE, KILL -> true;
      default -> false;
    };
  }

  boolean isUniform(int ofInstruction) {
    return ofInstruction == uniform;
  }
}
