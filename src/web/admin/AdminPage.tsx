/** The admin page at `#/host`. It needs the admin key. */
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
import { getPageMessages } from '../i18n/index.ts';
import {
  saveAdminKey,
  adminKey,
  formatDateTime,
  checkAdminKey,
  useAdminQuery,
  type Section,
  SECTIONS,
} from './adminClient.ts';
import { OfferSection } from './OfferSection.tsx';
import { BlockButton, TroubleMessage } from './adminFormParts.tsx';
import { SelectField, TextField } from '../ui/components/Fields.tsx';
import { PeopleSection } from './PeopleSection.tsx';
import { SaveRecordButton, TablesSection } from './TablesSection.tsx';
import '../online/online.css';
import './admin.css';
import { adminMessages, getAdminMessages } from './messages/index.ts';
import { describeError } from '../online/describeError.ts';
import { isNetworkError } from '../ui/browser/faults.ts';

const LOAD_POLL_MS = 5000;

function ProcessRow({ load, number }: { readonly load: ProcessLoad; readonly number: number }) {
  const { load: messages } = getAdminMessages();
  const figures = [
    [messages.cpu, load.cpu.toFixed(2)],
    [messages.memory, `${Math.round(load.memory / 1e6)} MB`],
    [messages.decisions, load.decisions.toFixed(1)],
    [messages.thinking, `${load.thinking}`],
    [messages.sockets, `${load.sockets}`],
    [messages.accounts, `${load.accounts}`],
    [messages.guests, `${load.guests}`],
    [messages.matches, `${load.matches}`],
    [messages.aside, `${load.aside}`],
  ];
  return (
    <section class="panel">
      <h3>{messages.process(number, formatDateTime(load.began))}</h3>
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

function HealthPanel({ health, processes }: ProcessLoads) {
  const { health: messages } = getAdminMessages();
  const { disk, backup, clubNights, version } = health;
  const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;
  const fault = processes.flatMap(({ lastFault }) => lastFault ?? []).toSorted((a, b) => b.at - a.at)[0];
  const figures = [
    [messages.version, version],
    ...(disk === null ? [] : [[messages.disk, messages.free(gigabytes(disk.free), gigabytes(disk.size))]]),
    ...(disk === null ? [] : [[messages.backup, backup === null ? messages.never : formatDateTime(backup)]]),
    [messages.clubNights, messages.nights(clubNights.running, clubNights.opened)],
    [messages.faults, `${processes.reduce((sum, { faults }) => sum + faults, 0)}`],
  ];
  return (
    <section class="panel" aria-label={messages.title}>
      <h3>{messages.title}</h3>
      <dl class="host-figures">
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {fault !== undefined && (
        <p class="soft">
          {formatDateTime(fault.at)}: {fault.text}
        </p>
      )}
    </section>
  );
}

function LoadSection() {
  const { answer, trouble, refresh: look } = useAdminQuery<ProcessLoads>('load', LOAD_POLL_MS);
  return (
    <>
      <TroubleMessage text={trouble} again={answer === undefined ? look : undefined} />
      {answer !== undefined && <HealthPanel {...answer} />}
      {answer?.processes.map((load, i) => (
        <ProcessRow key={load.process} load={load} number={i + 1} />
      ))}
    </>
  );
}

function ReportsSection() {
  const messages = getAdminMessages();
  const { answer, trouble, refresh: look, act } = useAdminQuery<AdminReports>('reports');
  return (
    <>
      <TroubleMessage text={trouble} again={answer === undefined ? look : undefined} />
      {answer?.reports.length === 0 && <p class="soft">{messages.none}</p>}
      <ul class="host-rows">
        {answer?.reports.map(
          ({ table, seat, by, name, byName, isOver, at, version, reason, note, words, state }) => (
            <li key={`${table}${seat}.${by}`} class="panel host-row">
              <p class="between">
                <b>{messages.reasons[reason]}</b>
                <span class="soft">
                  {formatDateTime(at)}, {messages.atVersion(version)}
                </span>
              </p>
              <p>
                {messages.reportLine(byName || getPageMessages().someone, name || getPageMessages().someone)}
              </p>
              {note !== '' && <blockquote>{note}</blockquote>}
              {words.length > 0 && (
                <p class="soft">
                  {getPageMessages().labelled(name || getPageMessages().someone, words.join(' / '))}
                </p>
              )}
              <div class="flow host-ways">
                <a class="btn" href={isOver ? buildHash('t', table, 'replay') : buildHash('t', table)}>
                  {isOver ? getPageMessages().replay : getPageMessages().watchTable}
                </a>
                {isOver && <SaveRecordButton table={table} />}
                <BlockButton
                  who={{ is: 'seat', table, seat }}
                  name={name || getPageMessages().someone}
                  act={act}
                />
                <SelectField
                  label={messages.sections.reports}
                  value={state}
                  options={REPORT_STATES.map((one) => [one, messages.states[one]])}
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
  const messages = getAdminMessages();
  const before = useSignal('');
  const {
    answer,
    trouble,
    refresh: look,
  } = useAdminQuery<AdminActionLog>(before.value === '' ? 'actions' : `actions?before=${before.value}`);
  return (
    <section class="panel">
      <p class="soft">{messages.logNote}</p>
      <TroubleMessage text={trouble} again={answer === undefined ? look : undefined} />
      <ul class="host-lines">
        {answer?.actions.map(({ id, at, by, kind, about, note }) => (
          <li key={id}>
            <span class="soft">{formatDateTime(at)}</span> <b>{messages.acts[kind]}</b> {about}{' '}
            <span class="soft">{messages.by(by)}</span>
            {note !== '' && <span> – {note}</span>}
          </li>
        ))}
      </ul>
      {(answer?.next ?? null) !== null && (
        <button type="button" class="btn" onClick={() => (before.value = `${answer!.next}`)}>
          {messages.more}
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

function KeyForm() {
  const messages = getAdminMessages();
  const typed = useSignal('');
  const trouble = useSignal<string | null>(null);
  const open = async (): Promise<void> => {
    try {
      await checkAdminKey(typed.value.trim());
      saveAdminKey(typed.value.trim());
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      trouble.value = describeError(error);
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
      <p class="soft">{messages.keyNote}</p>
      <TextField
        label={messages.key}
        value={typed.value}
        maxLength={200}
        isSecret
        required
        onText={(text) => (typed.value = text)}
      />
      <TroubleMessage text={trouble.value} />
      <button type="submit" class="primary">
        {messages.open}
      </button>
    </form>
  );
}

export function AdminPage({ path }: { readonly path: readonly string[] }) {
  const t = getPageMessages();
  const messages = adminMessages.value;
  if (messages === null) return <p class="loading">{t.loading}</p>;
  const section = SECTIONS.find((one) => one === path[1]) ?? 'load';
  const Shown = SECTION_COMPONENTS[section];
  return (
    <div class="home narrow-page host">
      <PageHeader />
      <main class="page-parts" id="main">
        <h2>{messages.title}</h2>
        {adminKey.value === '' ? (
          <KeyForm />
        ) : (
          <>
            <nav aria-label={messages.title}>
              <ul class="flow host-nav">
                {SECTIONS.map((one) => (
                  <li key={one}>
                    <a
                      class="btn"
                      href={buildHash('host', one)}
                      aria-current={one === section ? 'page' : undefined}
                    >
                      {messages.sections[one]}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            {/* Above the sections, because their first answer would push it away. */}
            <button type="button" class="btn" onClick={() => saveAdminKey('')}>
              {messages.leave}
            </button>
            <Shown key={section} />
          </>
        )}
      </main>
    </div>
  );
}
