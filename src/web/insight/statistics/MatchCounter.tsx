/** Counts the match on the screen. Renders nothing. */
import { useEffect } from 'preact/hooks';
import type { Session } from '../../match/session/session.ts';
import { countWhilePlaying } from './countMatch.ts';

export function MatchCounter({ session }: { readonly session: Session }) {
  useEffect(() => countWhilePlaying(session), [session]);
  return null;
}
