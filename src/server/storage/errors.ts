/** What an operator has to look after, where it is neither space nor rights. */
export type StorageAdvice = 'locked' | 'damaged';

/** Something that the database could not do now, in a sentence for the host. */
export class StorageError extends Error {
  readonly advice: StorageAdvice | undefined;

  constructor(message: string, advice?: StorageAdvice) {
    super(message);
    this.advice = advice;
  }
}

/** Classes of PostgreSQL's errors that pass: connections, resources, an operator's hand, a server that only reads. */
const PASSING = /^(?:08|25006|40|53|57|58)/;

/** Whether the database is to blame, and not what it was asked: then it is worth asking again. */
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
