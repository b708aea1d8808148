/** A stream of the server that stays: the browser takes up a lost line by itself, but gives up for good where it is refused once. */
import { buildApiUrl } from './api.ts';

/** Milliseconds until it is tried again: a server that starts anew, or whoever stands before it, refuses for a while. */
const RETRY_MS = 10_000;

/** `listen` is given every source that is opened; what comes back closes it. */
export function followEvents(path: string, listen: (source: EventSource) => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = (): void => {
    source = new EventSource(buildApiUrl(path));
    listen(source);
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, RETRY_MS);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
