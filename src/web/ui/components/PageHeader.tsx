/** The head of every page outside a match: the way back, and the four groups of pages. */
import { getPageMessages } from '../../i18n/index.ts';
import { address, buildHash } from '../browser/address.ts';
import {
  buildGroupHash,
  findGroup,
  isFirstPage,
  PAGE_GROUPS,
  type PageGroup,
} from '../browser/pageGroups.ts';
import { Icon, type IconName } from './Icon.tsx';
import { SHAPES } from './ColourSymbol.tsx';

const GROUP_ICONS: { readonly [G in PageGroup]: IconName } = {
  play: 'play',
  learn: 'rules',
  today: 'day',
  you: 'seat',
};

function BackLink({ group }: { readonly group: PageGroup }) {
  const t = getPageMessages();
  const label = t.backTo(t.groups[group]);
  return (
    <a class="round back" href={buildGroupHash(group)} aria-label={label} title={label}>
      <Icon name="back" />
    </a>
  );
}

export function PageHeader() {
  const t = getPageMessages();
  const { path } = address.value;
  const own = findGroup(path);
  const isFirst = isFirstPage(path);
  return (
    <>
      <header class="top">
        {!isFirst && <BackLink group={own} />}
        <h1 class="word">
          <a href={buildHash()}>
            <svg viewBox="0 0 50 50" aria-hidden="true">
              {(['yellow', 'red', 'green', 'blue'] as const).map((hue, i) => (
                <path
                  key={hue}
                  class={`printed ${hue}`}
                  d={SHAPES[hue]}
                  transform={`translate(${(i % 2) * 26} ${(i >> 1) * 26})`}
                />
              ))}
            </svg>
            Tavola
          </a>
        </h1>
      </header>
      <nav class="groups" aria-label={t.sections}>
        {PAGE_GROUPS.map((group) => (
          <a
            key={group}
            href={buildGroupHash(group)}
            aria-current={group !== own ? undefined : isFirst ? 'page' : 'true'}
          >
            <Icon name={GROUP_ICONS[group]} />
            <span>{t.groups[group]}</span>
          </a>
        ))}
      </nav>
    </>
  );
}
