/** Starts the clock of a process at TEST_CLOCK, in milliseconds since 1970: loaded with `node --import`. */
const Real = Date;
const lead = Number(process.env.TEST_CLOCK) - Real.now();

globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + lead);
    else super(...given);
  }
  static now() {
    return Real.now() + lead;
  }
};
