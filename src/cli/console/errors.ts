/** An error that ends a command with a sentence instead of a stack. */

/** Bad usage, or input that cannot be read: exit code 2. */
export class UsageError extends Error {}
