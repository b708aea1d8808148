import { formatTranscript } from '../../core/index.ts';
import type { MatchFile } from '../../protocol/index.ts';
import type { Room } from '../room/room.ts';

/** Everything that is secret until the end. */
export function buildMatchFile(room: Room): MatchFile {
  const { setup, fairDeal: fair, table } = room;
  return {
    tavola: 'match',
    table: setup.id,
    fair,
    transcript: formatTranscript(setup.game, table.record),
  };
}
