/** Everybody at a table, with what is known of them: for the menu. */
import { temperAmong } from '../../../core/index.ts';
import { levelChosen } from '../session/opponents.ts';
import type { Session } from '../session/session.ts';
import type { ScreenWords } from '../../ui/board/boardModule.ts';
import { Face } from '../../ui/components/Portrait.tsx';
import { spoken, usePage } from '../../i18n/index.ts';
import { namesAt } from '../../i18n/seatNames.ts';
import './bots.css';

export function WhoSits({
  session,
  tempers = [],
}: {
  readonly session: Session;
  readonly tempers: ScreenWords['tempers'];
}) {
  const says = usePage();
  const sitters = session.sitters.value;
  const names = namesAt(says, spoken.value!.table, sitters);
  return (
    <>
      <h3>{says.whoSits}</h3>
      <ul class="plain company">
        {sitters.map((sitter, seat) => (
          <li key={seat}>
            {sitter.kind === 'bot' ? (
              <>
                <Face name={sitter.name} />
                <span>
                  {says.botAt(sitter.name, says.levels[levelChosen(sitter.level)] ?? sitter.level)}
                  <span class="soft small">{temperAmong(tempers, sitter.name)}</span>
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
