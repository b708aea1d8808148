/** A table before its match: seats, the invitation link, the start. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import {
  onlineBotName,
  type Game,
  type Level,
  LEVELS,
  type OptionValues,
  type Seat,
} from '../../../core/index.ts';
import { nameLevel } from '../../../messages/messages.ts';
import { getSeatName, type SeatInfo, type PersonSeat, type TableInfo } from '../../../protocol/index.ts';
import { type ListedGame, loadBoardMessages, loadRules } from '../../match/games/index.ts';
import { accountName } from '../../account/accountName.ts';
import { hasTutorial } from '../../match/games/tutorials.ts';
import { buildHash, buildRulesHash } from '../../ui/browser/address.ts';
import { listMessages } from '../lists/messages/index.ts';
import { language, myName } from '../../ui/browser/settings.ts';
import { ratingMessages } from '../../account/ratings/messages/index.ts';
import type { BoardMessages } from '../../ui/board/boardModule.ts';
import { useFreshArea } from '../../ui/components/useFreshArea.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { NameField, TextField } from '../../ui/components/Fields.tsx';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { ChangeTable, mayChangeTable } from './ChangeTable.tsx';
import { SeriesScore } from './SeriesScore.tsx';
import { DealProgress } from './DealCheckPanel.tsx';
import { ConnectionBanner, RejectionBanner } from './TableBanners.tsx';
import { InviteRecentPlayers } from '../lists/RecentPlayers.tsx';
import type { DeviceSeat, DeviceSeats } from './deviceSeats.ts';
import type { TableStore } from './tableStore.ts';
import { listSeatNames } from '../displayNames.ts';
import { findHeldSeat } from '../heldSeats.ts';
import { PushChoice } from '../PushChoice.tsx';
import { ShareLink, buildTableLink, TransferSeat } from '../ShareLink.tsx';
import { showNoTurn, showTurn } from '../turnIndicator.ts';
import { PresenceMark, SeatRating } from './StatusStrip.tsx';
import { formatDuration, formatTimeControl } from '../formatTime.ts';
import { type OnlineMessages, getOnlineMessages } from '../messages/index.ts';

interface Props {
  readonly table: TableStore;
  readonly info: TableInfo;
}

/** The owner's actions for a seat: open it, give it to a bot, free it. */
function SeatActions({ table, info, seat }: Props & { readonly seat: Seat }) {
  const t = getPageMessages();
  const messages = getOnlineMessages();
  const sitter = info.sitters[seat]!;
  if (sitter.kind === 'person')
    return (
      <RoundButton
        icon="close"
        label={messages.askToLeave(listSeatNames(info)[seat] ?? '')}
        onClick={() => table.command({ t: 'freeSeat', seat })}
      />
    );
  return (
    <select
      class="field"
      aria-label={messages.botHere(seat + 1)}
      value={sitter.kind === 'bot' ? sitter.level : ''}
      onChange={({ currentTarget: { value } }) =>
        table.command(value === '' ? { t: 'freeSeat', seat } : { t: 'bot', seat, level: value as Level })
      }
    >
      <option value="">{sitter.kind === 'open' ? messages.giveToBot : messages.freeSeat}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {t.sitters.bot}: {t.levels[level]}
        </option>
      ))}
    </select>
  );
}

interface SeatsProps extends Props {
  readonly seats: DeviceSeats;
}

/** The seat of another person on this device. */
const findBeside = ({ beside }: DeviceSeats, seat: Seat): DeviceSeat | undefined =>
  beside.value.find(({ table }) => table.seat.value === seat);

function SeatControls({ table, info, seat, seats }: SeatsProps & { readonly seat: Seat }) {
  const messages = getOnlineMessages();
  const sitter = info.sitters[seat]!;
  const beside = findBeside(seats, seat);
  if (beside !== undefined)
    return (
      <RoundButton
        icon="close"
        label={messages.askToLeave(listSeatNames(info)[seat] ?? '')}
        onClick={() => seats.remove(beside)}
      />
    );
  if (!isInCharge(table, info) || seat === table.seat.value || isReserved(table, sitter)) return null;
  return <SeatActions table={table} info={info} seat={seat} />;
}

/** Another person on this device sits down. */
function AddBeside({ info, seats }: Omit<SeatsProps, 'table'>) {
  const messages = getOnlineMessages();
  const name = useSignal('');
  const isFree = info.sitters.some((sitter) => sitter.kind === 'open' && sitter.reserved === null);
  if (!isFree || info.rated !== undefined || info.arranged === true) return null;
  return (
    <details class="fold">
      <summary>{messages.addBeside}</summary>
      <form
        class="add-beside"
        onSubmit={(event) => {
          event.preventDefault();
          seats.add(name.value.trim());
          name.value = '';
        }}
      >
        <TextField
          label={messages.besideName}
          maxLength={20}
          required
          value={name.value}
          onText={(text) => (name.value = text)}
        />
        <button type="submit" class="btn">
          <Icon name="plus" /> {messages.sitBeside}
        </button>
        <p class="soft">{messages.besideNote}</p>
      </form>
    </details>
  );
}

/** Whether this device may start the match and free seats: as the owner, or after the owner has been away too long. */
function isInCharge(table: TableStore, { owner, absence }: TableInfo): boolean {
  const me = table.seat.value;
  if (me === null || owner === null || me === owner) return me !== null && me === owner;
  const host = table.attendance.value.seats[owner];
  return host !== undefined && host.is !== 'here' && table.now() - (host.since ?? 0) >= absence.after;
}

function PresenceDot({ table, seat }: { readonly table: TableStore; readonly seat: Seat }) {
  const is = table.attendance.value.seats[seat]?.is ?? 'here';
  return (
    <>
      <i class="presence" data-is={is} aria-hidden="true" />
      <PresenceMark table={table} seat={seat} now={table.now()} />
    </>
  );
}

/** The name for which the seat is still reserved; undefined if anyone may sit down. */
const getReservedName = (table: TableStore, sitter: SeatInfo): string | undefined =>
  sitter.kind === 'open' && sitter.reserved !== null && sitter.reserved.until > table.now()
    ? sitter.reserved.name
    : undefined;
const isReserved = (table: TableStore, sitter: SeatInfo): boolean =>
  getReservedName(table, sitter) !== undefined;

function OpenSeat({ name }: { readonly name: string | undefined }) {
  const messages = getOnlineMessages();
  return <span class="soft">{name === undefined ? messages.freeSeat : messages.keptFor(name)}</span>;
}

function PlayerName({ name, known, shown }: PersonSeat & { readonly shown: string | undefined }) {
  const messages = getOnlineMessages();
  if (known !== true) return <b>{shown}</b>;
  return (
    <a class="known" href={buildHash('people', encodeURIComponent(name))} title={messages.known}>
      <b>{shown}</b> <Icon name="check" />
      <span class="hidden">{messages.known}</span>
    </a>
  );
}

/** Says that the match is rated, and tells guests how to get an account. */
function RatedNote({ table, info, isFull }: Props & { readonly isFull: boolean }) {
  const messages = ratingMessages.value;
  if (info.rated === undefined || messages === null) return null;
  return (
    <div class="rated-note">
      <p>
        <Icon name="course" /> <b>{messages.ratedTable}</b>
      </p>
      <p class="soft">{messages.ratedTerms}</p>
      {!isFull && table.seat.value === null && accountName.value === null && (
        <>
          <p>{messages.needsAccount}</p>
          <a class="primary" href={`${buildHash('me')}?then=${table.id}`}>
            <Icon name="seat" /> {messages.signIn}
          </a>
        </>
      )}
    </div>
  );
}

/** Rated tables do not admit guests. */
const maySit = ({ rated }: TableInfo): boolean => rated === undefined || accountName.value !== null;

function LobbySeats({ table, info, name, seats }: SeatsProps & { readonly name: string }) {
  const t = getPageMessages();
  const messages = getOnlineMessages();
  const me = table.seat.value;
  const names = listSeatNames(info);
  // With one free seat there is no choice.
  const canChoose =
    me === null && maySit(info) && info.sitters.filter(({ kind }) => kind === 'open').length > 1;
  return (
    <ol class="sitters lobby-seats">
      {info.sitters.map((sitter, seat) => (
        <li key={seat} class={`sitter ${sitter.kind}`} data-me={seat === me ? '' : undefined}>
          <i aria-hidden="true">{seat + 1}</i>
          <span class="who">
            {sitter.kind === 'open' && <OpenSeat name={getReservedName(table, sitter)} />}
            {sitter.kind === 'bot' &&
              t.botAt(onlineBotName(info.id, seat), nameLevel(t.levels, sitter.level))}
            {sitter.kind === 'person' && <PlayerName {...sitter} shown={names[seat]} />}
            <SeatRating info={info} seat={seat} />
            {sitter.kind === 'person' && seat !== me && <PresenceDot table={table} seat={seat} />}
            {seat === me && <span class="mark">{getPageMessages().you}</span>}
            {findBeside(seats, seat) !== undefined && <span class="soft">{messages.beside}</span>}
            {seat === info.owner && <span class="soft">{messages.owner}</span>}
          </span>
          {canChoose && sitter.kind === 'open' && !isReserved(table, sitter) && (
            <button
              type="button"
              class="btn"
              aria-label={`${messages.sit}: ${t.seat(seat + 1)}`}
              onClick={() => table.sit(seat, name.trim() === '' ? t.player(seat + 1) : name.trim())}
            >
              {messages.sit}
            </button>
          )}
          <SeatControls {...{ table, info, seat, seats }} />
        </li>
      ))}
    </ol>
  );
}

/** Re-renders every second: reservations expire, and times of absence grow. */
function useTick(): void {
  const ticks = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => ticks.value++, 1000);
    return () => clearInterval(timer);
  }, []);
  void ticks.value;
}

interface GameTexts {
  readonly game: Game;
  readonly names: BoardMessages;
}

/** Null until loaded. */
function useGameTexts(game: string): GameTexts | null {
  const known = useSignal<GameTexts | null>(null);
  const chosen = language.value;
  useEffect(() => {
    void Promise.all([loadRules(game), loadBoardMessages(game, chosen)]).then(
      ([rules, names]) => (known.value = { game: rules, names }),
    );
  }, [game, chosen]);
  return known.value;
}

function ChosenOptions({ info, game, names }: Pick<Props, 'info'> & GameTexts) {
  const t = getPageMessages();
  const messages = getOnlineMessages();
  const { seats, options } = info.config;
  const formatValue = (value: OptionValues[string]): string =>
    typeof value === 'boolean' ? (value ? t.yes : t.no) : (names.optionValues[value] ?? `${value}`);
  return (
    <dl class="chosen-terms">
      <div>
        <dt>{getPageMessages().timeToThink}</dt>
        <dd>{formatTimeControl(info.time, messages)}</dd>
      </div>
      <div>
        <dt>{messages.absenceTitle}</dt>
        <dd>{messages.absenceTerms(formatDuration(info.absence.after, messages), info.absence.wins)}</dd>
      </div>
      {game.options
        .filter((option) => option.seats === undefined || option.seats.includes(seats))
        .map(({ id }) => (
          <div key={id}>
            <dt>{names.options[id]}</dt>
            <dd>{formatValue(options[id]!)}</dd>
          </div>
        ))}
      {info.listed && (
        <div>
          <dt>{messages.isListed}</dt>
          <dd>{t.yes}</dd>
        </div>
      )}
      {info.watch && listMessages.value !== null && (
        <div>
          <dt>{listMessages.value.watchListed}</dt>
          <dd>{t.yes}</dd>
        </div>
      )}
      <div>
        <dt>{messages.handsShown}</dt>
        <dd>{info.showHands ? t.yes : t.no}</dd>
      </div>
    </dl>
  );
}

/** The game in a few sentences and its guided match. The latter opens in a tab of its own, so that the seat stays. */
function WhileWaiting({ info, names }: Pick<Props, 'info'> & GameTexts) {
  const t = getPageMessages();
  const messages = getOnlineMessages();
  return (
    <section class="panel" aria-labelledby="lobby-learn">
      <h3 id="lobby-learn">{messages.learn}</h3>
      <ol class="how-to">
        {names.howTo(info.config).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <div class="flow">
        {hasTutorial(info.game) && (
          <a class="btn" href={buildHash('lesson', info.game)} target="_blank" rel="noopener">
            <Icon name="play" /> {t.lessonStart}
          </a>
        )}
        <a class="btn" href={buildRulesHash(info.game)} target="_blank" rel="noopener">
          <Icon name="rules" /> {t.rules}
        </a>
      </div>
      <p class="soft">{messages.learnNote}</p>
    </section>
  );
}

/** The sentence below the seats: what is missing, and who starts. */
function describeWaiting(
  { table, info }: Props,
  messages: ReturnType<typeof getOnlineMessages>,
): string | null {
  const isFull = info.sitters.every(({ kind }) => kind !== 'open');
  const me = table.seat.value;
  if (info.owner === null) return messages.nobodyYet;
  if (me === null && isFull) return messages.full;
  const kept = info.sitters.flatMap((sitter) => getReservedName(table, sitter) ?? []);
  const startsAlone = info.startsWhenFull === true ? messages.startsWhenFull : null;
  if (me !== null && kept.length > 0)
    return [messages.keptNote(kept.join(', ')), startsAlone].filter((text) => text !== null).join(' ');
  if (startsAlone !== null) return isFull ? null : startsAlone;
  if (isInCharge(table, info)) return isFull ? null : messages.fillFirst;
  return messages.ownerStarts(listSeatNames(info)[info.owner] ?? '');
}

function TakeSeat({ table, info, seats }: SeatsProps) {
  const t = getPageMessages();
  const messages = getOnlineMessages();
  useTick();
  const me = table.seat.value;
  // What follows moves up to the button that was pressed.
  const ignoreDoubleClick = useFreshArea(me);
  const account = accountName.value;
  const isInvited = me === null && maySit(info);
  const name = useSignal(account ?? findHeldSeat(table.id)?.name ?? myName.value);
  const isFull = info.sitters.every(({ kind }) => kind !== 'open');
  const waits = describeWaiting({ table, info }, messages);
  return (
    <section class="panel lobby-main" aria-labelledby="lobby-seats" onClickCapture={ignoreDoubleClick}>
      <h3 id="lobby-seats">{me === null && !isFull ? messages.takeSeat : t.whoSits}</h3>
      <RatedNote table={table} info={info} isFull={isFull} />
      {isInvited && !isFull && account !== null && <p>{messages.sitAs(account)}</p>}
      {isInvited && !isFull && account === null && (
        <NameField
          name={name.value}
          onName={(value) => {
            name.value = value;
            myName.value = value.trim();
          }}
        />
      )}
      {isInvited && !isFull && (
        <button
          type="button"
          class="primary wide"
          onClick={() => {
            const free = info.sitters.findIndex(({ kind }) => kind === 'open');
            table.sit(null, name.value.trim() === '' ? t.player(free + 1) : name.value.trim());
          }}
        >
          <Icon name="seat" /> {getPageMessages().sitDown}
        </button>
      )}
      <LobbySeats {...{ table, info, seats }} name={name.value} />
      <SeriesScore table={table} />
      <p class="soft" role="status">
        {waits}
      </p>
      {info.fair.isDealing && <DealProgress info={info} />}
      {isInCharge(table, info) && info.startsWhenFull !== true && (
        <button
          type="button"
          class="primary wide"
          aria-disabled={!isFull || info.fair.isDealing}
          onClick={() => isFull && table.command({ t: 'start' })}
        >
          {messages.begin}
        </button>
      )}
      {me !== null && <AddBeside info={info} seats={seats} />}
      {me !== null && (
        <button type="button" class="btn" onClick={() => table.command({ t: 'leave' })}>
          {messages.giveUp}
        </button>
      )}
    </section>
  );
}

const buildInvitation = ({ owner, sitters }: TableInfo, title: string, messages: OnlineMessages): string =>
  owner === null ? messages.invited(title) : messages.invites(getSeatName(sitters[owner]), title);

export function Lobby({ seats, info, entry }: Omit<SeatsProps, 'table'> & { readonly entry: ListedGame }) {
  const { table } = seats.own;
  const t = getPageMessages();
  const messages = getOnlineMessages();
  const known = useGameTexts(info.game);
  const isChanging = useSignal(false);
  const isInvited = table.seat.value === null && info.sitters.some(({ kind }) => kind === 'open');
  useEffect(() => {
    showTurn(entry.title, null);
    return showNoTurn;
  }, [entry]);
  return (
    <div class="home lobby">
      <PageHeader />
      <main class="lobby-parts" id="main">
        <header class="lobby-head">
          <div class="resume-art" aria-hidden="true">
            <entry.Art />
          </div>
          <h2>{isInvited ? buildInvitation(info, entry.title, messages) : t.tableFor(entry.title)}</h2>
        </header>
        <div class="lobby-lines" role="status">
          <ConnectionBanner table={table} />
          {seats.all.map((seat) => (
            <RejectionBanner key={seat.table.beside} table={seat.table} />
          ))}
        </div>
        <TakeSeat table={table} info={info} seats={seats} />
        {!isInvited && (
          <section class="panel" aria-labelledby="lobby-invite">
            <h3 id="lobby-invite">{messages.invite}</h3>
            <p class="soft">
              {info.rated === undefined ? messages.inviteNote : ratingMessages.value?.inviteNote}
            </p>
            <ShareLink link={buildTableLink(info.link)} label={messages.link} title={entry.title} />
            {table.seat.value !== null && <InviteRecentPlayers table={table.id} />}
            {table.seat.value !== null && <TransferSeat id={table.id} title={entry.title} />}
          </section>
        )}
        {known !== null && <WhileWaiting info={info} {...known} />}
        {known !== null && (
          <section class="panel" aria-labelledby="lobby-choices">
            <h3 id="lobby-choices">{messages.choices}</h3>
            <ChosenOptions info={info} {...known} />
            {mayChangeTable(table, info) && (
              <button type="button" class="btn" onClick={() => (isChanging.value = true)}>
                {t.changeTable}
              </button>
            )}
            <PushChoice />
            <details class="fold">
              <summary>{messages.promise}</summary>
              <p>
                <code>{info.fair.commitment}</code>
              </p>
              <p class="soft">{messages.fairNote}</p>
            </details>
          </section>
        )}
      </main>
      {isChanging.value && <ChangeTable table={table} onClose={() => (isChanging.value = false)} />}
    </div>
  );
}
