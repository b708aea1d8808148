/** Problems that an operator must solve, besides space and permissions. */
export type StorageAdvice = 'locked' | 'damaged';

export class StorageError extends Error {
  readonly advice: StorageAdvice | undefined;

  constructor(message: string, advice?: StorageAdvice) {
    super(message);
    this.advice = advice;
  }
}

/** Transient classes of PostgreSQL errors: connections, resources, operator intervention, a read-only server. */
const PASSING = /^(?:08|25006|40|53|57|58)/;

/** Whether the database failed, rather than the query: then a retry makes sense. */
export function isStorageFailure(error: unknown): boolean {
  if (error instanceof StorageError) return true;
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  return (
    PASSING.test(code) ||
    /^(?:ECONN|EPIPE|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT)/.test(code) ||
    /^(?:Connection terminated|timeout exceeded|Query read timeout|Client has encountered)/i.test(
      error.message,
    )
  );
}
