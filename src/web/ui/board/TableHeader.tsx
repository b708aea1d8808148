/** The line above every table: back, what is played, and what there is beside it. */
import type { ComponentChildren } from 'preact';
import { buildHash } from '../browser/address.ts';
import { usePageMessages } from '../../i18n/index.ts';
import { Icon } from '../components/Icon.tsx';

export function TableHeader({
  title,
  before,
  back,
  children,
}: {
  readonly title: string;
  /** What the page does with the game, in front of its title; on a phone there is no room to show it. */
  readonly before?: string;
  /** Where it leads back to; without it to all games. */
  readonly back?: { readonly href: string; readonly label: string };
  readonly children: ComponentChildren;
}) {
  const { href, label } = back ?? { href: buildHash(), label: usePageMessages().backHome };
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
