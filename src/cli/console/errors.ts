/** Bad usage, or input that cannot be read: exit code 2. */
export class UsageError extends Error {}
