/** The way from a club night to the person's seat. */
import type { ClubNightInfo } from '../../../protocol/index.ts';
import { goTo } from '../../ui/browser/address.ts';
import { api } from '../api.ts';
import { createHeldSeat, findHeldSeat, saveHeldSeat } from '../heldSeats.ts';
import { getMembership, type OwnSeat } from './clubNight.ts';
import { saveClubNightId } from './clubNightTable.ts';

/** Opens the table; this device takes its seat as soon as the table answers. */
export function goToSeat({ id }: ClubNightInfo, { match }: Pick<OwnSeat, 'match'>): void {
  const { token, name } = getMembership(id);
  saveClubNightId(match, id);
  if (token !== null && findHeldSeat(match) === undefined)
    saveHeldSeat(match, { ...createHeldSeat(name, { seat: null, bots: [] }), token });
  goTo('t', match);
}

/** Says that the person is here, and takes their seat back from the bot. */
export async function takeSeatBack(info: ClubNightInfo, seat: Pick<OwnSeat, 'match'>): Promise<void> {
  const { token } = getMembership(info.id);
  if (token === null) return;
  await api.reportAttendance(info.id, { token, here: true });
  goToSeat(info, seat);
}
