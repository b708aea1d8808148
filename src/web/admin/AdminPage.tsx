/** The host's page at `#/host`: everything behind the key. */
import { useSignal } from '@preact/signals';
import {
  type AdminActs,
  type AdminReports,
  type LoadList,
  type ProcessLoad,
  REPORT_STATES,
  type ReportState,
} from '../../protocol/index.ts';
import { addressOf } from '../ui/browser/address.ts';
import { Top } from '../ui/components/PageHeader.tsx';
import { usePage } from '../i18n/index.ts';
import { keepKey, key, moment, troubleOf, tryKey, useAsked } from './adminClient.ts';
import { Offer } from './OfferSettings.tsx';
import { Block, Choice, TextField, Trouble } from './formParts.tsx';
import { People } from './People.tsx';
import { SaveRecord, Tables } from './Tables.tsx';
import '../online/online.css';
import './admin.css';
import { type Section, SECTIONS } from './sections.ts';
import { hostSpoken, useHost } from './messages/index.ts';

/** The load is looked at again every 5 seconds. */
const OFTEN = 5000;

function Process({ load, number }: { readonly load: ProcessLoad; readonly number: number }) {
  const { load: words } = useHost();
  const figures = [
    [words.cpu, load.cpu.toFixed(2)],
    [words.memory, `${Math.round(load.memory / 1e6)} MB`],
    [words.decisions, load.decisions.toFixed(1)],
    [words.thinking, `${load.thinking}`],
    [words.sockets, `${load.sockets}`],
    [words.accounts, `${load.accounts}`],
    [words.guests, `${load.guests}`],
    [words.matches, `${load.matches}`],
    [words.aside, `${load.aside}`],
  ];
  return (
    <section class="panel">
      <h3>{words.process(number, moment(load.began))}</h3>
      <dl class="host-figures">
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Load() {
  const { answer, trouble, look } = useAsked<LoadList>('load', OFTEN);
  return (
    <>
      <Trouble text={trouble} again={answer === undefined ? look : undefined} />
      {answer?.processes.map((load, i) => (
        <Process key={load.process} load={load} number={i + 1} />
      ))}
    </>
  );
}

function Reports() {
  const words = useHost();
  const { answer, trouble, look, act } = useAsked<AdminReports>('reports');
  return (
    <>
      <Trouble text={trouble} again={answer === undefined ? look : undefined} />
      {answer?.reports.length === 0 && <p class="soft">{words.none}</p>}
      <ul class="host-rows">
        {answer?.reports.map(
          ({ table, seat, by, name, byName, isOver, at, version, reason, note, state }) => (
            <li key={`${table}${seat}.${by}`} class="panel host-row">
              <p class="between">
                <b>{words.reasons[reason]}</b>
                <span class="soft">
                  {moment(at)}, {words.atVersion(version)}
                </span>
              </p>
              <p>{words.reportLine(byName || words.somebody, name || words.somebody)}</p>
              {note !== '' && <blockquote>{note}</blockquote>}
              <div class="host-ways">
                <a class="btn" href={isOver ? addressOf('t', table, 'replay') : addressOf('t', table)}>
                  {isOver ? words.replay : words.watch}
                </a>
                {isOver && <SaveRecord table={table} />}
                <Block who={{ is: 'seat', table, seat }} name={name || words.somebody} act={act} />
                <Choice
                  label={words.sections.reports}
                  value={state}
                  options={REPORT_STATES.map((one) => [one, words.states[one]])}
                  onChoose={(one) => void act({ kind: 'report', table, seat, by, state: one as ReportState })}
                />
              </div>
            </li>
          ),
        )}
      </ul>
    </>
  );
}

function Log() {
  const words = useHost();
  const before = useSignal('');
  const { answer, trouble, look } = useAsked<AdminActs>(
    before.value === '' ? 'acts' : `acts?before=${before.value}`,
  );
  return (
    <section class="panel">
      <p class="soft">{words.logNote}</p>
      <Trouble text={trouble} again={answer === undefined ? look : undefined} />
      <ul class="host-lines">
        {answer?.acts.map(({ id, at, by, kind, about, note }) => (
          <li key={id}>
            <span class="soft">{moment(at)}</span> <b>{words.acts[kind]}</b> {about}{' '}
            <span class="soft">{words.by(by)}</span>
            {note !== '' && <span> – {note}</span>}
          </li>
        ))}
      </ul>
      {(answer?.next ?? null) !== null && (
        <button type="button" class="btn" onClick={() => (before.value = `${answer!.next}`)}>
          {words.more}
        </button>
      )}
    </section>
  );
}

const SHOWN: { readonly [section in Section]: () => preact.JSX.Element } = {
  load: Load,
  tables: Tables,
  people: People,
  reports: Reports,
  offer: Offer,
  log: Log,
};

/** Whoever has the key types it once for this tab. */
function Door() {
  const words = useHost();
  const typed = useSignal('');
  const trouble = useSignal<string | null>(null);
  const open = async (): Promise<void> => {
    try {
      await tryKey(typed.value.trim());
      keepKey(typed.value.trim());
    } catch (error) {
      trouble.value = troubleOf(error, words);
    }
  };
  return (
    <form
      class="panel host-form"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <p class="soft">{words.keyNote}</p>
      <TextField
        label={words.key}
        value={typed.value}
        most={200}
        isSecret
        isNeeded
        onInput={(text) => (typed.value = text)}
      />
      <Trouble text={trouble.value} />
      <button type="submit" class="primary">
        {words.open}
      </button>
    </form>
  );
}

export function HostPage({ path }: { readonly path: readonly string[] }) {
  const says = usePage();
  const words = hostSpoken.value;
  if (words === null) return <p class="loading">{says.loading}</p>;
  const section = SECTIONS.find((one) => one === path[1]) ?? 'load';
  const Shown = SHOWN[section];
  return (
    <div class="home host">
      <Top />
      <main class="host-parts" id="main">
        <h2>{words.title}</h2>
        {key.value === '' ? (
          <Door />
        ) : (
          <>
            <nav aria-label={words.title}>
              <ul class="host-nav">
                {SECTIONS.map((one) => (
                  <li key={one}>
                    <a
                      class="btn"
                      href={addressOf('host', one)}
                      aria-current={one === section ? 'page' : undefined}
                    >
                      {words.sections[one]}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            {/* Above what the server has to answer first, which would push it away. */}
            <button type="button" class="btn" onClick={() => keepKey('')}>
              {words.leave}
            </button>
            <Shown key={section} />
          </>
        )}
      </main>
    </div>
  );
}
