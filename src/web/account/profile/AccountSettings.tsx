/** Account settings: name, visibility, sign-in methods, data export, deletion. */
import { useSignal } from '@preact/signals';
import { PROFILE_PARTS, type PuzzleCounts, SHARE_LEVELS } from '../../../protocol/index.ts';
import { address, buildHash } from '../../ui/browser/address.ts';
import { saveAccountName } from '../accountName.ts';
import { getPuzzleProgress } from '../../solo/puzzles/puzzleProgress.ts';
import { LISTED_GAMES } from '../../match/games/index.ts';
import { api } from '../../online/api.ts';
import { useServerOffer } from '../../online/serverOffer.ts';
import { listHeldSeats } from '../../online/heldSeats.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { NameField, TextField } from '../../ui/components/Fields.tsx';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { chooseFrom, OptionsForm } from '../../ui/components/OptionsForm.tsx';
import { saveFile } from '../../ui/browser/saveFile.ts';
import { accountApi } from './accountApi.ts';
import { useActions, type AccountProps, type AccountSectionProps } from './useActions.ts';
import { SignInMethods } from './SignInMethods.tsx';
import { getAccountMessages } from './messages/index.ts';

/** Adds the seats that this device holds as a guest to the account. */
function ClaimSeats({ act, onChange }: AccountSectionProps) {
  const messages = getAccountMessages();
  const said = useSignal<string | null>(null);
  const held = listHeldSeats();
  if (said.value !== null) return <p role="status">{said.value}</p>;
  if (held.length === 0) return null;
  return (
    <section class="panel">
      <p>{messages.claimNote}</p>
      <button
        type="button"
        class="btn"
        onClick={() =>
          void act(async () => {
            const { claimed, refused } = await accountApi.claim({
              places: held.map(({ id, token }) => ({ id, token })),
            });
            said.value = [
              messages.claimed(claimed),
              ...(refused > 0 ? [messages.claimRefused(refused)] : []),
            ].join(' ');
            await onChange();
          })
        }
      >
        {messages.claim(held.length)}
      </button>
    </section>
  );
}

function AccountName({ me, act, onChange }: AccountSectionProps) {
  const messages = getAccountMessages();
  const name = useSignal(me.name);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void act(async () => {
          await accountApi.rename(name.value.trim());
          await onChange();
        });
      }}
    >
      <NameField name={name.value} isNeeded onName={(value) => (name.value = value)} />
      <p class="soft">{messages.renameNote}</p>
      <button type="submit" class="btn">
        {messages.rename}
      </button>
    </form>
  );
}

/** A setting that shows a choice at once and saves it behind earlier ones. If that fails, it shows the saved value again. */
function useChoice<T>(
  saved: T,
  save: (value: T) => Promise<unknown>,
  { choose, onChange }: Pick<AccountSectionProps, 'choose' | 'onChange'>,
): { readonly value: T; readonly set: (value: T) => void } {
  const unsaved = useSignal<T | null>(null);
  const set = (value: T): void => {
    unsaved.value = value;
    void choose(async () => {
      try {
        await save(value);
        await onChange();
      } finally {
        if (unsaved.value === value) unsaved.value = null;
      }
    });
  };
  return { value: unsaved.value ?? saved, set };
}

function ProfileVisibility({ me, ...section }: AccountSectionProps) {
  const messages = getAccountMessages();
  const hasPresence = useServerOffer()?.presence !== false;
  const shares = useChoice(me.shares, accountApi.setVisibility, section);
  return (
    <section class="panel" aria-labelledby="people-sharing">
      <h3 id="people-sharing">{messages.sharing}</h3>
      <p class="soft">{messages.sharingNote}</p>
      <OptionsForm
        options={PROFILE_PARTS.filter((part) => part !== 'presence' || hasPresence).map((part) =>
          chooseFrom({
            id: `share-${part}`,
            label: messages.parts[part],
            values: SHARE_LEVELS,
            nameOf: (share) => messages.shares[share],
            value: shares.value[part],
            set: (share) => shares.set({ ...shares.value, [part]: share }),
          }),
        )}
      />
    </section>
  );
}

function InvitationSetting({ me, choose, onChange }: AccountSectionProps) {
  const messages = getAccountMessages();
  const isOffered = useServerOffer()?.presence !== false;
  const mayInvite = useChoice(me.invites, accountApi.setMayInvite, { choose, onChange });
  if (!isOffered) return null;
  return (
    <section class="panel" aria-labelledby="people-invitations">
      <h3 id="people-invitations">{messages.invitations}</h3>
      <OptionsForm
        options={[
          {
            kind: 'flag',
            id: 'may-invite',
            label: messages.mayInvite,
            value: mayInvite.value,
            set: mayInvite.set,
          },
        ]}
      />
      {me.muted.length > 0 && <p class="soft">{messages.mutedNote}</p>}
      {me.muted.length > 0 && (
        <ul class="people-things">
          {me.muted.map((name) => (
            <li key={name}>
              <span>{name}</span>
              <RoundButton
                icon="close"
                label={messages.unmute(name)}
                onClick={() =>
                  void choose(async () => {
                    await api.mute(name, false);
                    await onChange();
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** This device's puzzle results by game; null without an attempt. */
function countLocalPuzzles(): PuzzleCounts | null {
  const counts = LISTED_GAMES.flatMap(({ id }) => {
    const { tried, rating } = getPuzzleProgress(id) ?? { tried: [], rating: undefined };
    const solved = tried.filter(([, isSolved]) => isSolved).length;
    return tried.length === 0 ? [] : [[id, { tried: tried.length, solved, rating }] as const];
  });
  return counts.length === 0 ? null : Object.fromEntries(counts);
}

/** Puzzle results stay on the device unless the player shares them. */
function PuzzleSharing({ me, act, onChange }: AccountSectionProps) {
  const messages = getAccountMessages();
  const here = countLocalPuzzles();
  const tell = (puzzles: PuzzleCounts | null): void =>
    void act(async () => {
      await accountApi.savePuzzles(puzzles);
      await onChange();
    });
  if (here === null && me.puzzles === null) return null;
  return (
    <section class="panel" aria-labelledby="people-puzzles">
      <h3 id="people-puzzles">{messages.parts.puzzles}</h3>
      <p class="soft">{messages.puzzlesNote}</p>
      {here !== null && (
        <button type="button" class="btn" onClick={() => tell(here)}>
          {messages.puzzlesTell}
        </button>
      )}
      {me.puzzles !== null && (
        <button type="button" class="btn" onClick={() => tell(null)}>
          {messages.puzzlesForget}
        </button>
      )}
    </section>
  );
}

function DeleteAccount({
  me,
  act,
  onRemoved,
}: AccountSectionProps & { readonly onRemoved: () => Promise<void> }) {
  const messages = getAccountMessages();
  const isAsked = useSignal(false);
  const typed = useSignal('');
  const close = (): void => {
    isAsked.value = false;
  };
  const mayRemove = typed.value.trim() === me.name;
  return (
    <section class="panel" aria-labelledby="people-remove">
      <h3 id="people-remove">{messages.remove}</h3>
      <p class="soft">{messages.removeNote}</p>
      <button type="button" class="btn" onClick={() => (isAsked.value = true)}>
        {messages.remove}
      </button>
      {isAsked.value && (
        <Dialog title={messages.remove} onClose={close}>
          <p>{messages.removeNote}</p>
          <TextField
            label={messages.removeType(me.name)}
            value={typed.value}
            onText={(text) => (typed.value = text)}
          />
          <div class="row-of-two">
            <button type="button" class="btn" onClick={close}>
              {messages.keep}
            </button>
            <button
              type="button"
              class="primary"
              aria-disabled={!mayRemove}
              onClick={() => {
                if (!mayRemove) return;
                void act(async () => {
                  await accountApi.remove(me.name);
                  saveAccountName(null);
                  await onRemoved();
                });
              }}
            >
              {messages.removeNow}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

export function AccountSettings({
  me,
  onChange,
  onRemoved,
}: AccountProps & { readonly onRemoved: () => Promise<void> }) {
  const messages = getAccountMessages();
  const { trouble, act, choose } = useActions();
  const part = { me, onChange, act, choose };
  // Players who came from a table can return to it.
  const [then] = /^[0-9A-Za-z]{8,32}$/.exec(address.value.query.get('then') ?? '') ?? [];
  return (
    <>
      <p>{me.name === '' ? messages.nameless : messages.hello(me.name)}</p>
      {trouble !== null && (
        <p class="notice" role="alert">
          {trouble}
        </p>
      )}
      {me.name === '' ? (
        <section class="panel">
          <AccountName {...part} />
        </section>
      ) : (
        <p>
          <a class="btn" href={buildHash('people', encodeURIComponent(me.name))}>
            <Icon name="eye" /> {messages.myPage}
          </a>
        </p>
      )}
      {then !== undefined && (
        <p>
          <a class="primary" href={buildHash('t', then)}>
            {messages.backToTable}
          </a>
        </p>
      )}
      <ClaimSeats {...part} />
      <ProfileVisibility {...part} />
      <InvitationSetting {...part} />
      <PuzzleSharing {...part} />
      <SignInMethods {...part} />
      <section class="panel" aria-labelledby="people-files">
        <h3 id="people-files">{messages.files}</h3>
        <p class="soft">{messages.filesNote}</p>
        <div class="menu-more">
          <button
            type="button"
            class="btn"
            onClick={() =>
              void choose(async () =>
                saveFile('tavola-account.json', JSON.stringify(await accountApi.account(), null, 2)),
              )
            }
          >
            <Icon name="save" /> {messages.saveAccount}
          </button>
          <button
            type="button"
            class="btn"
            onClick={() =>
              void choose(async () => saveFile('tavola-matches.jsonl', await accountApi.records()))
            }
          >
            <Icon name="save" /> {messages.saveRecords}
          </button>
        </div>
      </section>
      {me.name !== '' && (
        <details class="panel fold">
          <summary>{messages.rename}</summary>
          <AccountName {...part} />
        </details>
      )}
      <DeleteAccount {...part} onRemoved={onRemoved} />
    </>
  );
}
