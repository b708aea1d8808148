/** An event stream that also reconnects after a refusal, at which browsers give up. */
import { buildApiUrl } from './api.ts';

/** A restarting server, or its proxy, refuses requests for a while. */
const RETRY_MS = 10_000;

/** `listen` gets every new source. Returns a function that closes the stream. */
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
