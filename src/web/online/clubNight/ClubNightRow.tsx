/** The way back to the club night of this browser, on the first page. */
import { getPageMessages } from '../../i18n/index.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { currentClubNight } from './currentClubNight.ts';

export function ClubNightRow() {
  const t = getPageMessages();
  const night = currentClubNight.value;
  if (night === null) return null;
  return (
    <p class="panel between">
      <span>
        <Icon name="people" /> <b>{night.title === '' ? t.clubNight : night.title}</b>
      </span>
      <a class="primary" href={buildHash('club', night.id)}>
        {t.backToClub}
      </a>
    </p>
  );
}
