/** Repeats work, each time after the last run has ended. The returned function stops it and waits for its end. */
export function runEvery(
  every: number,
  work: () => Promise<void> | void,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let stopped = false;
  let working: Promise<void> = Promise.resolve();
  const again = (): void => {
    timer = setTimeout(() => {
      working = (async () => {
        try {
          await work();
        } catch (error) {
          failed(error);
        }
        if (!stopped) again();
      })();
    }, every);
  };
  again();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await working;
  };
}
