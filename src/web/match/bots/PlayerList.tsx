import { assignStyle } from '../../../core/index.ts';
import { nameLevel } from '../../../messages/table/names.ts';
import { toChosenLevel } from '../session/opponents.ts';
import type { Session } from '../session/session.ts';
import type { BoardMessages } from '../../ui/board/boardModule.ts';
import { Portrait } from '../../ui/components/Portrait.tsx';
import { locale, getPageMessages } from '../../i18n/index.ts';
import { nameSeats } from '../../i18n/seatNames.ts';
import './bots.css';

export function PlayerList({
  session,
  tempers = [],
}: {
  readonly session: Session;
  readonly tempers: BoardMessages['tempers'];
}) {
  const t = getPageMessages();
  const sitters = session.sitters.value;
  const names = nameSeats(t, locale.value!.table, sitters);
  return (
    <>
      <h3>{t.whoSits}</h3>
      <ul class="plain company">
        {sitters.map((sitter, seat) => (
          <li key={seat}>
            {sitter.kind === 'bot' ? (
              <>
                <Portrait name={sitter.name} />
                <span>
                  {t.botAt(sitter.name, nameLevel(t.levels, toChosenLevel(sitter.level)))}
                  <span class="soft small">{assignStyle(tempers, sitter.name)}</span>
                </span>
              </>
            ) : (
              names.seat(seat)
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
