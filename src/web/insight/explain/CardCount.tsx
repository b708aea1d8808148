/** Counts the cards that the viewer has not seen, from what the viewer may know. */
import { Fragment } from 'preact';
import type { View } from '../../../core/index.ts';
import type { UnseenCount } from '../../../explain/index.ts';
import type { Names } from '../../../messages/index.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { ColourSymbol, type Hue, HUES } from '../../ui/components/ColourSymbol.tsx';
import { type Explanations, useExplanations } from './useExplanations.ts';
import { countsCards } from '../../ui/browser/settings.ts';
import { SignalSwitch } from '../../ui/components/SwitchRow.tsx';
import { explainMessages } from './messages/index.ts';
import { KeyRows } from '../../ui/components/KeyRows.tsx';
import './cardCount.css';

const isHue = (name: string): name is Hue => (HUES as readonly string[]).includes(name);

/** One kind of card, with the number unseen as a number and as dots. */
function CardKindCount({ card, label }: { readonly card: UnseenCount; readonly label: string }) {
  const { hues, between = [], value, left, of } = card;
  return (
    <li class={`seen-card ${hues[0] ?? ''}`} data-left={left} aria-label={label}>
      <span class="seen-face" aria-hidden="true">
        {hues.filter(isHue).map((hue, i) => (
          <Fragment key={i}>
            <ColourSymbol hue={hue} />
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

function CardCountDialog({ view, reasoned, onClose }: Props & { readonly reasoned: Explanations }) {
  const { reasons, t, format: say } = reasoned;
  const groups = reasons?.countUnseen(view) ?? [];
  return (
    <Dialog title={t.seen} class="seen" onClose={onClose}>
      <p class="soft">{groups.length === 0 ? t.seenNothing : t.seenNote}</p>
      {groups.map(({ remark, lines }, i) => (
        <section key={i}>
          <h3>{say(remark)}</h3>
          {lines.map((cards, k) => (
            <ul key={k} class="seen-line">
              {cards.map((card, n) => (
                <CardKindCount key={n} card={card} label={t.leftOf(say(card.remark), card.left, card.of)} />
              ))}
            </ul>
          ))}
        </section>
      ))}
    </Dialog>
  );
}

export function CardCount(props: Props) {
  const reasoned = useExplanations(props.game, props.names);
  return reasoned === null ? null : <CardCountDialog {...props} reasoned={reasoned} />;
}

export function CardCountSwitch() {
  const t = explainMessages.value;
  return t === null ? null : <SignalSwitch id="counts-cards" label={t.countCards} of={countsCards} />;
}

export function CardCountButton({ onOpen }: { readonly onOpen: () => void }) {
  const t = explainMessages.value;
  if (t === null || !countsCards.value) return null;
  return (
    <button type="button" class="btn" onClick={onOpen}>
      {t.seen}
    </button>
  );
}

export const ExplainKeys = () => <KeyRows keys={explainMessages.value?.keys ?? []} />;
