/** One's own account: what it is called, who sees what, the ways in, everything as files, and deleting it. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { PARTS, type PuzzleCounts, SHARES } from '../../../protocol/index.ts';
import { address, addressOf } from '../../ui/browser/address.ts';
import { keepAccountName } from '../accountName.ts';
import { solvingOf } from '../../solo/puzzles/puzzleProgress.ts';
import { LISTED } from '../../match/games/index.ts';
import { api } from '../../online/api.ts';
import { useOffered } from '../../online/serverOffer.ts';
import { places } from '../../online/heldSeats.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { NameField } from '../../ui/components/NameField.tsx';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { SwitchRow } from '../../ui/components/SwitchRow.tsx';
import { saveFile } from '../../ui/browser/saveFile.ts';
import { peopleApi } from './accountApi.ts';
import { useDoing } from './useActions.ts';
import type { Own, OwnPart } from './accountParts.ts';
import { WaysIn } from './SignInMethods.tsx';
import { usePeople } from './messages/index.ts';

/** Seats that this device has as a guest, once. */
function Claim({ act, onChange }: OwnPart) {
  const words = usePeople();
  const said = useSignal<string | null>(null);
  const kept = places();
  if (said.value !== null) return <p role="status">{said.value}</p>;
  if (kept.length === 0) return null;
  return (
    <section class="panel">
      <p>{words.claimNote}</p>
      <button
        type="button"
        class="btn"
        onClick={() =>
          void act(async () => {
            const { claimed, refused } = await peopleApi.claim({
              places: kept.map(({ id, token }) => ({ id, token })),
            });
            said.value = [words.claimed(claimed), ...(refused > 0 ? [words.claimRefused(refused)] : [])].join(
              ' ',
            );
            await onChange();
          })
        }
      >
        {words.claim(kept.length)}
      </button>
    </section>
  );
}

function Name({ me, act, onChange }: OwnPart) {
  const words = usePeople();
  const name = useSignal(me.name);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void act(async () => {
          await peopleApi.rename(name.value.trim());
          await onChange();
        });
      }}
    >
      <NameField name={name.value} isNeeded onName={(value) => (name.value = value)} />
      <p class="soft">{words.renameNote}</p>
      <button type="submit" class="btn">
        {words.rename}
      </button>
    </form>
  );
}

function Sharing({ me, choose, onChange }: OwnPart) {
  const words = usePeople();
  const hasPresence = useOffered()?.presence !== false;
  // What was chosen last, also before the page has heard that it is kept.
  const shares = useRef(me.shares);
  shares.current = me.shares;
  return (
    <section class="panel" aria-labelledby="people-sharing">
      <h3 id="people-sharing">{words.sharing}</h3>
      <p class="soft">{words.sharingNote}</p>
      <ul class="options">
        {PARTS.filter((part) => part !== 'presence' || hasPresence).map((part) => (
          <li key={part}>
            <label for={`share-${part}`}>{words.parts[part]}</label>
            <select
              id={`share-${part}`}
              class="field"
              value={me.shares[part]}
              onChange={({ currentTarget: { value } }) =>
                void choose(async () => {
                  const wish = { ...shares.current, [part]: value };
                  await peopleApi.share(wish);
                  shares.current = wish;
                  await onChange();
                })
              }
            >
              {SHARES.map((share) => (
                <option key={share} value={share}>
                  {words.shares[share]}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who may invite them to a table. */
function Invitations({ me, choose, onChange }: OwnPart) {
  const words = usePeople();
  const isOffered = useOffered()?.presence !== false;
  if (!isOffered) return null;
  const change = (ask: () => Promise<unknown>): void =>
    void choose(async () => {
      await ask();
      await onChange();
    });
  return (
    <section class="panel" aria-labelledby="people-invitations">
      <h3 id="people-invitations">{words.invitations}</h3>
      <ul class="options">
        <SwitchRow
          id="may-invite"
          label={words.mayInvite}
          isOn={me.invites}
          onChange={(isOn) => change(() => peopleApi.mayInvite(isOn))}
        />
      </ul>
      {me.muted.length > 0 && <p class="soft">{words.mutedNote}</p>}
      {me.muted.length > 0 && (
        <ul class="people-things">
          {me.muted.map((name) => (
            <li key={name}>
              <span>{name}</span>
              <RoundButton
                icon="close"
                label={words.unmute(name)}
                onClick={() => change(() => api.mute(name, false))}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** How this device's person does at puzzles, by game; null without a try. */
function puzzlesHere(): PuzzleCounts | null {
  const counts = LISTED.flatMap(({ id }) => {
    const { tried, rating } = solvingOf(id) ?? { tried: [], rating: undefined };
    const solved = tried.filter(([, isSolved]) => isSolved).length;
    return tried.length === 0 ? [] : [[id, { tried: tried.length, solved, rating }] as const];
  });
  return counts.length === 0 ? null : Object.fromEntries(counts);
}

/** Puzzles are solved on the device alone: what the account knows of them is what the device tells when asked to. */
function Puzzles({ me, act, onChange }: OwnPart) {
  const words = usePeople();
  const here = puzzlesHere();
  const tell = (puzzles: PuzzleCounts | null): void =>
    void act(async () => {
      await peopleApi.keepPuzzles(puzzles);
      await onChange();
    });
  if (here === null && me.puzzles === null) return null;
  return (
    <section class="panel" aria-labelledby="people-puzzles">
      <h3 id="people-puzzles">{words.parts.puzzles}</h3>
      <p class="soft">{words.puzzlesNote}</p>
      {here !== null && (
        <button type="button" class="btn" onClick={() => tell(here)}>
          {words.puzzlesTell}
        </button>
      )}
      {me.puzzles !== null && (
        <button type="button" class="btn" onClick={() => tell(null)}>
          {words.puzzlesForget}
        </button>
      )}
    </section>
  );
}

function Removing({ me, act, onRemoved }: OwnPart & { readonly onRemoved: () => Promise<void> }) {
  const words = usePeople();
  const isAsked = useSignal(false);
  const typed = useSignal('');
  const close = (): void => {
    isAsked.value = false;
  };
  const mayRemove = typed.value.trim() === me.name;
  return (
    <section class="panel" aria-labelledby="people-remove">
      <h3 id="people-remove">{words.remove}</h3>
      <p class="soft">{words.removeNote}</p>
      <button type="button" class="btn" onClick={() => (isAsked.value = true)}>
        {words.remove}
      </button>
      {isAsked.value && (
        <Dialog title={words.remove} onClose={close}>
          <p>{words.removeNote}</p>
          <label class="lobby-name">
            <span>{words.removeType(me.name)}</span>
            <input
              class="field"
              autocomplete="off"
              value={typed.value}
              onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
            />
          </label>
          <div class="row-of-two">
            <button type="button" class="btn" onClick={close}>
              {words.keep}
            </button>
            <button
              type="button"
              class="primary"
              aria-disabled={!mayRemove}
              onClick={() => {
                if (!mayRemove) return;
                void act(async () => {
                  await peopleApi.remove(me.name);
                  keepAccountName(null);
                  await onRemoved();
                });
              }}
            >
              {words.removeNow}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

export function Mine({ me, onChange, onRemoved }: Own & { readonly onRemoved: () => Promise<void> }) {
  const words = usePeople();
  const { trouble, act, choose } = useDoing();
  const part = { me, onChange, act, choose };
  // Whoever has come from a table wants to go back there.
  const [then] = /^[0-9A-Za-z]{8,32}$/.exec(address.value.query.get('then') ?? '') ?? [];
  return (
    <>
      <p>{me.name === '' ? words.nameless : words.hello(me.name)}</p>
      {trouble !== null && (
        <p class="notice" role="alert">
          {trouble}
        </p>
      )}
      {me.name === '' ? (
        <section class="panel">
          <Name {...part} />
        </section>
      ) : (
        <p>
          <a class="btn" href={addressOf('people', encodeURIComponent(me.name))}>
            <Icon name="eye" /> {words.myPage}
          </a>
        </p>
      )}
      {then !== undefined && (
        <p>
          <a class="primary" href={addressOf('t', then)}>
            {words.backToTable}
          </a>
        </p>
      )}
      <Claim {...part} />
      <Sharing {...part} />
      <Invitations {...part} />
      <Puzzles {...part} />
      <WaysIn {...part} />
      <section class="panel" aria-labelledby="people-files">
        <h3 id="people-files">{words.files}</h3>
        <p class="soft">{words.filesNote}</p>
        <div class="menu-more">
          <button
            type="button"
            class="btn"
            onClick={() =>
              void act(async () =>
                saveFile('tavola-account.json', JSON.stringify(await peopleApi.account(), null, 2)),
              )
            }
          >
            <Icon name="save" /> {words.saveAccount}
          </button>
          <button
            type="button"
            class="btn"
            onClick={() => void act(async () => saveFile('tavola-matches.jsonl', await peopleApi.records()))}
          >
            <Icon name="save" /> {words.saveRecords}
          </button>
        </div>
      </section>
      {me.name !== '' && (
        <details class="panel fold">
          <summary>{words.rename}</summary>
          <Name {...part} />
        </details>
      )}
      <Removing {...part} onRemoved={onRemoved} />
    </>
  );
}
