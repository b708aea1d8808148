/** The line above every table: back, what is played, and what there is beside it. */
import type { ComponentChildren } from 'preact';
import { addressOf } from '../device/address.ts';
import { usePage } from '../words/index.ts';
import { Icon } from './Icon.tsx';

export function TableTop({
  title,
  before,
  children,
}: {
  readonly title: string;
  /** What the page does with the game, in front of its title; on a phone there is no room to show it. */
  readonly before?: string;
  readonly children: ComponentChildren;
}) {
  const says = usePage();
  return (
    <header class="table-top">
      <a class="round" href={addressOf()} aria-label={says.backHome} title={says.backHome}>
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
