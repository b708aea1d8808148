/** Bad usage, or input that cannot be read: exit code 2. */
export class UsageError extends Error {}

/** A run that cannot continue, for the reason in its message: exit code 1. */
export class RunError extends Error {}
