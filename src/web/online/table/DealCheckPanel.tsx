/** Recomputes the deal of a finished match on this device. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Game } from '../../../core/index.ts';
import type { MatchFile, TableInfo } from '../../../protocol/index.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { saveFile } from '../../ui/browser/saveFile.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { checkDeal, DEAL_CHECKS, type Findings } from './dealCheck.ts';
import { loadRecordFile } from './remoteHistory.ts';
import { listSeatNames } from '../displayNames.ts';
import { findHeldSeat } from '../heldSeats.ts';
import { getOnlineMessages } from '../messages/index.ts';
import { afterNetworkError } from '../../ui/browser/faults.ts';

type CheckOutcome =
  | { readonly findings: Findings; readonly record: MatchFile; readonly attempts: number }
  | 'hidden'
  | 'failed';

interface Props {
  readonly id: string;
  readonly game: Game;
  readonly table: TableInfo;
}

async function runCheck({ id, game, table }: Props): Promise<CheckOutcome> {
  const place = findHeldSeat(id);
  const record = await loadRecordFile(id, place?.token);
  if (record === null) return 'hidden';
  const witness = place?.witness ?? null;
  const attempts = Math.max(record.fair.promises?.attempts ?? 1, witness?.times ?? 1);
  const findings = checkDeal(game, table, record, place);
  // The file includes this device's evidence, so that other programs can check it.
  return { record: witness === null ? record : { ...record, witness }, findings, attempts };
}

export function DealCheck(props: Props) {
  const t = getPageMessages();
  const messages = getOnlineMessages();
  const outcome = useSignal<CheckOutcome | null>(null);
  useEffect(() => {
    void runCheck(props)
      .catch(afterNetworkError<CheckOutcome>('failed'))
      .then((found) => (outcome.value = found));
  }, [props.id]);
  const found = outcome.value;
  if (found === null || typeof found === 'string')
    return (
      <p class="check-deal" role="status">
        {found === null ? t.loading : found === 'hidden' ? messages.handsHidden : messages.checkFailed}
      </p>
    );
  const { findings, record, attempts } = found;
  const isFair = DEAL_CHECKS.every((check) => findings[check] !== false);
  return (
    <div class="check-deal" role="status">
      <p class={isFair ? 'fair' : 'unfair'}>
        <Icon name={isFair ? 'check' : 'close'} /> <b>{isFair ? messages.checkFair : messages.checkUnfair}</b>
      </p>
      <ul class="plain">
        {DEAL_CHECKS.map((check) => {
          const holds = findings[check];
          const verdict =
            holds === null ? messages.checkUnknown : holds ? messages.checkOk : messages.checkBad;
          return (
            <li key={check} class={holds === false ? 'unfair' : holds === null ? 'soft' : ''}>
              <Icon name={holds === null ? 'minus' : holds ? 'check' : 'close'} />
              <span>
                {messages.checks[check]} <span class="soft">({verdict})</span>
              </span>
            </li>
          );
        })}
      </ul>
      {attempts > 1 && <p class="soft">{messages.checkAttempts(attempts)}</p>}
      <button
        type="button"
        class="btn"
        onClick={() =>
          saveFile(`${props.table.game}-${props.id}-deal.json`, `${JSON.stringify(record, null, 1)}\n`)
        }
      >
        <Icon name="save" /> {messages.saveProof}
      </button>
    </div>
  );
}

/** A device that has not answered by then is named. */
const SLOW_DEVICE_MS = 2500;

/** Players whose devices have not committed or revealed their share; undefined when no deal is under way. */
function listMissingShares(info: TableInfo): string[] | undefined {
  const { fair, sitters } = info;
  if (!fair.isDealing) return undefined;
  const names = listSeatNames(info);
  const without = (shares: readonly string[]): string[] =>
    sitters.flatMap((sitter, seat) =>
      sitter.kind === 'person' && shares[seat] === '' ? [names[seat] ?? ''] : [],
    );
  const promising = without(fair.commitments);
  return promising.length > 0 ? promising : without(fair.parts);
}

/** Devices answer by themselves, so only slow ones are named. */
export function DealProgress({ info }: { readonly info: TableInfo }) {
  const messages = getOnlineMessages();
  const isSlow = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (isSlow.value = true), SLOW_DEVICE_MS);
    return () => clearTimeout(timer);
  }, []);
  const missing = listMissingShares(info);
  return isSlow.value && missing !== undefined ? (
    <p class="notice" role="status">
      {messages.waitsForDevices(missing.join(', '))}
    </p>
  ) : null;
}
