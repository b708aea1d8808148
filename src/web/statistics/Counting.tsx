/** Counts the match on the screen; nothing of it is to be seen. */
import { useEffect } from 'preact/hooks';
import type { Session } from '../session/session.ts';
import { followMatch } from './counting.ts';

export function Counting({ session }: { readonly session: Session }) {
  useEffect(() => followMatch(session), [session]);
  return null;
}
