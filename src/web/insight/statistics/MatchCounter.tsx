/** Counts the match on the screen; nothing of it is to be seen. */
import { useEffect } from 'preact/hooks';
import type { Session } from '../../match/session/session.ts';
import { followMatch } from './countMatch.ts';

export function Counting({ session }: { readonly session: Session }) {
  useEffect(() => followMatch(session), [session]);
  return null;
}
