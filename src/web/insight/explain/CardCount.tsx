/** What has not been seen of the cards, counted from what the seat that looks may know and from nothing else. */
import { Fragment } from 'preact';
import type { View } from '../../../core/index.ts';
import type { SeenCard } from '../../../explain/index.ts';
import type { Names } from '../../../messages/index.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { type Hue, HUES, Symbol } from '../../ui/components/ColourSymbol.tsx';
import { type Reasoned, useReasons } from './useExplanations.ts';
import './cardCount.css';

const isHue = (name: string): name is Hue => (HUES as readonly string[]).includes(name);

/** One kind of card: what is on it, and how many are still to be seen, as a number and as dots. */
function Kind({ card, label }: { readonly card: SeenCard; readonly label: string }) {
  const { hues, between = [], value, left, of } = card;
  return (
    <li class={`seen-card ${hues[0] ?? ''}`} data-left={left} aria-label={label}>
      <span class="seen-face" aria-hidden="true">
        {hues.filter(isHue).map((hue, i) => (
          <Fragment key={i}>
            <Symbol hue={hue} />
            {between[i]}
          </Fragment>
        ))}
        {value !== null && <b>{value}</b>}
        {hues.length === 0 && <b>♪</b>}
      </span>
      <span class="seen-left" aria-hidden="true">
        {of === 1 ? '' : left}
      </span>
    </li>
  );
}

interface Props {
  readonly game: string;
  readonly view: View;
  readonly names: Names;
  readonly onClose: () => void;
}

function Counted({ view, reasoned, onClose }: Props & { readonly reasoned: Reasoned }) {
  const { reasons, says, say } = reasoned;
  const groups = reasons?.seen(view) ?? [];
  return (
    <Dialog title={says.seen} class="seen" onClose={onClose}>
      <p class="soft">{groups.length === 0 ? says.seenNothing : says.seenNote}</p>
      {groups.map(({ remark, lines }, i) => (
        <section key={i}>
          <h3>{say(remark)}</h3>
          {lines.map((cards, k) => (
            <ul key={k} class="seen-line">
              {cards.map((card, n) => (
                <Kind key={n} card={card} label={says.leftOf(say(card.remark), card.left, card.of)} />
              ))}
            </ul>
          ))}
        </section>
      ))}
    </Dialog>
  );
}

export function Seen(props: Props) {
  const reasoned = useReasons(props.game, props.names);
  return reasoned === null ? null : <Counted {...props} reasoned={reasoned} />;
}
