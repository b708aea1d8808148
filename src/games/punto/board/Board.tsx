import { TableLayout } from '../../../web/ui/board/TableLayout.tsx';
import { FRAME } from '../explain/vocabulary.ts';
import { formatPrompt } from './prompt.ts';
import { Grid } from './Grid.tsx';
import { Hand } from './Hand.tsx';
import { lastRound, MatchSoFar } from './MatchSoFar.tsx';
import { type Props, parseCellName, visibleColumns, findRoundEnd, visibleRows } from './boardModel.ts';
import { RoundOver } from './RoundOver.tsx';
import { Seats } from './Seats.tsx';

/** The caption of the grid: its frame, or at the start of a round the result of the previous one. */
function caption(props: Props): string {
  const { shared } = props.view;
  if (findRoundEnd(shared) !== null) return '';
  if (shared.round > 1 && shared.laid.length < shared.seats) return lastRound(props);
  if (shared.laid.length === 0) return shared.neutral === null ? '' : props.says.neutralNote;
  return props.says.frame(visibleColumns(shared).open, visibleRows(shared).open);
}

export function Board(props: Props) {
  const { view, events, moves, offer, says } = props;
  const { shared, seat } = view;
  const end = findRoundEnd(shared, events);
  return (
    <TableLayout
      status={says.status(shared.round, shared.options.roundsToWin)}
      seats={<Seats {...props} />}
      board={
        <>
          <Grid {...props} />
          <p class="caption cut" data-thing={FRAME}>
            {caption(props)}
          </p>
        </>
      }
      ask={formatPrompt(props)}
      hand={
        end !== null ? <RoundOver {...props} end={end} /> : seat !== null && <Hand {...props} seat={seat} />
      }
      aside={<MatchSoFar {...props} />}
      drag={{
        lift: () => moves.length > 0,
        drop: (_, where) => {
          if (where !== null) offer({ type: 'place', ...parseCellName(where) });
        },
      }}
    />
  );
}
