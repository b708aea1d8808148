/** The result of a round or scoring: a title, a few sentences, a row for each colour or side. */
import type { ComponentChildren } from 'preact';
import './kit.css';

export const RoundEnd = ({
  class: className = '',
  children,
}: {
  class?: string;
  children: ComponentChildren;
}) => <div class={`round-end ${className}`}>{children}</div>;

interface RowProps {
  readonly class?: string;
  readonly lead?: ComponentChildren;
  readonly what: ComponentChildren;
  readonly why?: ComponentChildren;
  readonly spoils?: ComponentChildren;
  readonly isBest?: boolean;
}

export const RoundRow = ({ class: className = '', lead, what, why, spoils, isBest = false }: RowProps) => (
  <li class={`round-row ${className}`} data-best={isBest ? '' : undefined}>
    {lead}
    <p>
      <span class="what">{what}</span>
      {why !== undefined && <span class="why">{why}</span>}
    </p>
    {spoils}
  </li>
);
