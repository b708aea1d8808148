/** A match that takes more decisions than allowed. */
export class EndlessMatch extends Error {}
