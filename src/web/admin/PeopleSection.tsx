import { getPageMessages } from '../i18n/index.ts';
import { useSignal } from '@preact/signals';
import type { AdminBlocks, AdminNames, AdminPeople } from '../../protocol/index.ts';
import { formatDateTime, useAdminQuery } from './adminClient.ts';
import { BlockButton, TextField, TroubleMessage } from './adminFormParts.tsx';
import { getAdminMessages } from './messages/index.ts';

function AccountSearch() {
  const messages = getAdminMessages();
  const typed = useSignal('');
  const wanted = useSignal('');
  const {
    answer,
    trouble,
    refresh: look,
    act,
  } = useAdminQuery<AdminPeople>(`people?name=${encodeURIComponent(wanted.value)}`);
  return (
    <section class="panel" aria-labelledby="host-accounts">
      <h3 id="host-accounts">
        {answer === undefined ? messages.sections.people : messages.people(answer.accounts, answer.devices)}
      </h3>
      <form
        class="host-form"
        onSubmit={(event) => {
          event.preventDefault();
          wanted.value = typed.value.trim();
        }}
      >
        <TextField
          label={messages.find}
          value={typed.value}
          most={30}
          onInput={(text) => (typed.value = text)}
        />
        <button type="submit" class="btn">
          {messages.search}
        </button>
      </form>
      <TroubleMessage text={trouble} again={answer === undefined ? look : undefined} />
      <ul class="host-lines">
        {answer?.found.map(({ name, created, block }) => (
          <li key={name} class="between">
            <span>
              <b>{name || getPageMessages().someone}</b>{' '}
              <span class="soft">{messages.since(formatDateTime(created))}</span>
              {block !== null && (
                <span class="soft">
                  {' '}
                  · {messages.blockedUntil(formatDateTime(block.until), messages.reasons[block.reason])}
                </span>
              )}
            </span>
            {block === null && name !== '' && (
              <BlockButton who={{ is: 'account', name }} name={name} act={act} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function BlockedList() {
  const messages = getAdminMessages();
  const address = useSignal('');
  const { answer, trouble, refresh: look, act } = useAdminQuery<AdminBlocks>('blocks');
  return (
    <section class="panel" aria-labelledby="host-blocks">
      <h3 id="host-blocks">{messages.blocks}</h3>
      <TextField
        label={messages.address}
        value={address.value}
        most={60}
        onInput={(text) => (address.value = text)}
      />
      <p class="soft">{messages.addressNote}</p>
      {address.value.trim() !== '' && (
        <BlockButton
          who={{ is: 'address', address: address.value.trim() }}
          name={address.value.trim()}
          act={act}
        />
      )}
      <TroubleMessage text={trouble} again={answer === undefined ? look : undefined} />
      {answer?.blocks.length === 0 && <p class="soft">{messages.none}</p>}
      <ul class="host-lines">
        {answer?.blocks.map(({ id, who, until, reason }) => (
          <li key={id} class="between">
            <span>
              <b>{who || getPageMessages().someone}</b>{' '}
              <span class="soft">
                {messages.blockedUntil(formatDateTime(until), messages.reasons[reason])}
              </span>
            </span>
            <button type="button" class="btn" onClick={() => void act({ kind: 'unblock', id })}>
              {messages.unblock}
              <span class="hidden"> {who}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReservedNames() {
  const messages = getAdminMessages();
  const name = useSignal('');
  const { answer, trouble, refresh: look, act } = useAdminQuery<AdminNames>('names');
  const shown = answer?.names.filter(({ is }) => is !== 'taken') ?? [];
  const doing = (kind: 'reserve' | 'free') => (): void => {
    if (name.value.trim() !== '')
      void act({ kind, name: name.value.trim() }).then((done) => {
        if (done) name.value = '';
      });
  };
  return (
    <section class="panel" aria-labelledby="host-names">
      <h3 id="host-names">{messages.names}</h3>
      <TextField label={messages.name} value={name.value} most={30} onInput={(text) => (name.value = text)} />
      <p class="host-ways">
        <button type="button" class="btn" onClick={doing('reserve')}>
          {messages.reserve}
        </button>
        <button type="button" class="btn" onClick={doing('free')}>
          {messages.freeName}
        </button>
      </p>
      <p class="soft">{messages.freeNameNote}</p>
      <TroubleMessage text={trouble} again={answer === undefined ? look : undefined} />
      <ul class="host-lines">
        {shown.map(({ name: one, is, until }) => (
          <li key={one}>
            <b>{one}</b>{' '}
            <span class="soft">
              {messages.isName[is]} {until === null ? '' : formatDateTime(until)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PeopleSection() {
  return (
    <>
      <AccountSearch />
      <BlockedList />
      <ReservedNames />
    </>
  );
}
