/** A run that cannot continue, for the reason in its message: exit code 1. */
export class RunError extends Error {}
