/** The host's page at `#/host`: everything behind the key. */
import { useSignal } from '@preact/signals';
import {
  type AdminActionLog,
  type AdminReports,
  type ProcessLoads,
  type ProcessLoad,
  REPORT_STATES,
  type ReportState,
} from '../../protocol/index.ts';
import { buildHash } from '../ui/browser/address.ts';
import { PageHeader } from '../ui/components/PageHeader.tsx';
import { usePageMessages } from '../i18n/index.ts';
import {
  saveAdminKey,
  adminKey,
  formatDateTime,
  describeTrouble,
  checkAdminKey,
  useAdminQuery,
} from './adminClient.ts';
import { OfferSection } from './OfferSection.tsx';
import { BlockButton, SelectField, TextField, TroubleMessage } from './formParts.tsx';
import { PeopleSection } from './PeopleSection.tsx';
import { SaveRecordButton, TablesSection } from './TablesSection.tsx';
import '../online/online.css';
import './admin.css';
import { type Section, SECTIONS } from './sections.ts';
import { adminMessages, useAdminMessages } from './messages/index.ts';

/** The load is looked at again every 5 seconds. */
const LOAD_POLL_MS = 5000;

function ProcessRow({ load, number }: { readonly load: ProcessLoad; readonly number: number }) {
  const { load: words } = useAdminMessages();
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
      <h3>{words.process(number, formatDateTime(load.began))}</h3>
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

function LoadSection() {
  const { answer, trouble, refresh: look } = useAdminQuery<ProcessLoads>('load', LOAD_POLL_MS);
  return (
    <>
      <TroubleMessage text={trouble} again={answer === undefined ? look : undefined} />
      {answer?.processes.map((load, i) => (
        <ProcessRow key={load.process} load={load} number={i + 1} />
      ))}
    </>
  );
}

function ReportsSection() {
  const words = useAdminMessages();
  const { answer, trouble, refresh: look, act } = useAdminQuery<AdminReports>('reports');
  return (
    <>
      <TroubleMessage text={trouble} again={answer === undefined ? look : undefined} />
      {answer?.reports.length === 0 && <p class="soft">{words.none}</p>}
      <ul class="host-rows">
        {answer?.reports.map(
          ({ table, seat, by, name, byName, isOver, at, version, reason, note, state }) => (
            <li key={`${table}${seat}.${by}`} class="panel host-row">
              <p class="between">
                <b>{words.reasons[reason]}</b>
                <span class="soft">
                  {formatDateTime(at)}, {words.atVersion(version)}
                </span>
              </p>
              <p>{words.reportLine(byName || words.somebody, name || words.somebody)}</p>
              {note !== '' && <blockquote>{note}</blockquote>}
              <div class="host-ways">
                <a class="btn" href={isOver ? buildHash('t', table, 'replay') : buildHash('t', table)}>
                  {isOver ? words.replay : words.watch}
                </a>
                {isOver && <SaveRecordButton table={table} />}
                <BlockButton who={{ is: 'seat', table, seat }} name={name || words.somebody} act={act} />
                <SelectField
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

function LogSection() {
  const words = useAdminMessages();
  const before = useSignal('');
  const {
    answer,
    trouble,
    refresh: look,
  } = useAdminQuery<AdminActionLog>(before.value === '' ? 'actions' : `actions?before=${before.value}`);
  return (
    <section class="panel">
      <p class="soft">{words.logNote}</p>
      <TroubleMessage text={trouble} again={answer === undefined ? look : undefined} />
      <ul class="host-lines">
        {answer?.actions.map(({ id, at, by, kind, about, note }) => (
          <li key={id}>
            <span class="soft">{formatDateTime(at)}</span> <b>{words.acts[kind]}</b> {about}{' '}
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

const SECTION_COMPONENTS: { readonly [section in Section]: () => preact.JSX.Element } = {
  load: LoadSection,
  tables: TablesSection,
  people: PeopleSection,
  reports: ReportsSection,
  offer: OfferSection,
  log: LogSection,
};

/** Whoever has the key types it once for this tab. */
function KeyForm() {
  const words = useAdminMessages();
  const typed = useSignal('');
  const trouble = useSignal<string | null>(null);
  const open = async (): Promise<void> => {
    try {
      await checkAdminKey(typed.value.trim());
      saveAdminKey(typed.value.trim());
    } catch (error) {
      trouble.value = describeTrouble(error, words);
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
      <TroubleMessage text={trouble.value} />
      <button type="submit" class="primary">
        {words.open}
      </button>
    </form>
  );
}

export function AdminPage({ path }: { readonly path: readonly string[] }) {
  const t = usePageMessages();
  const words = adminMessages.value;
  if (words === null) return <p class="loading">{t.loading}</p>;
  const section = SECTIONS.find((one) => one === path[1]) ?? 'load';
  const Shown = SECTION_COMPONENTS[section];
  return (
    <div class="home host">
      <PageHeader />
      <main class="host-parts" id="main">
        <h2>{words.title}</h2>
        {adminKey.value === '' ? (
          <KeyForm />
        ) : (
          <>
            <nav aria-label={words.title}>
              <ul class="host-nav">
                {SECTIONS.map((one) => (
                  <li key={one}>
                    <a
                      class="btn"
                      href={buildHash('host', one)}
                      aria-current={one === section ? 'page' : undefined}
                    >
                      {words.sections[one]}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            {/* Above what the server has to answer first, which would push it away. */}
            <button type="button" class="btn" onClick={() => saveAdminKey('')}>
              {words.leave}
            </button>
            <Shown key={section} />
          </>
        )}
      </main>
    </div>
  );
}
