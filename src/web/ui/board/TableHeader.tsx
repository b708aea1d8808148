/** The header of every table: back, the game's title and further actions. */
import type { ComponentChildren } from 'preact';
import { buildHash } from '../browser/address.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { Icon } from '../components/Icon.tsx';

export function TableHeader({
  title,
  before,
  back,
  children,
}: {
  readonly title: string;
  /** What the page does with the game, before its title. Hidden on a phone. */
  readonly before?: string;
  /** Defaults to the list of games. */
  readonly back?: { readonly href: string; readonly label: string };
  readonly children: ComponentChildren;
}) {
  const { href, label } = back ?? { href: buildHash(), label: getPageMessages().backHome };
  return (
    <header class="table-top">
      <a class="round" href={href} aria-label={label} title={label}>
        <Icon name="back" />
      </a>
      <h1>
        {before !== undefined && <span class="before">{before} </span>}
        {title}
      </h1>
      {children}
    </header>
  );
}
