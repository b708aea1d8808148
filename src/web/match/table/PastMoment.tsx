/** Shows the table at a past decision, above the current one. The match continues. */
import { signal } from '@preact/signals';
import type { Session } from '../session/session.ts';
import { FramePlayer } from '../../ui/board/framePlayer.ts';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { useTableProps } from './tableProps.ts';

export class PastMoment {
  /** The past position; null while the table shows the present. */
  readonly now = signal<{ readonly decision: number; readonly player: FramePlayer } | null>(null);
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  get canShow(): boolean {
    return this.#session.steps !== undefined || this.#session.framesOf !== undefined;
  }

  /** Shows how a decision came about. A replay steps to it instead. */
  async show(decision: number): Promise<void> {
    const { steps, screen } = this.#session;
    if (steps !== undefined) {
      steps.goTo(decision);
      steps.goTo(decision + 1);
      return;
    }
    const frames = (await this.#session.framesOf?.(decision)) ?? null;
    const [before, ...later] = frames ?? [];
    if (before === undefined) return;
    this.now.value?.player.close();
    const player = new FramePlayer(before, { frameDuration: screen.frameDuration });
    this.now.value = { decision, player };
    player.push(later);
  }

  close(): void {
    this.now.value?.player.close();
    this.now.value = null;
  }
}

export function PastMomentBar() {
  const { session, messages, past: glance } = useTableProps();
  const t = messages.table;
  const page = getPageMessages();
  const { decision } = glance.now.value ?? { decision: 0 };
  const last = session.eventLog.value.length - 1;
  return (
    <div class="glance" role="group" aria-label={t.asItWas}>
      <p>{t.asItWas}</p>
      <div class="tools">
        <RoundButton
          icon="back"
          label={page.previous}
          onClick={() => void (decision > 0 && glance.show(decision - 1))}
        />
        <RoundButton
          icon="next"
          label={page.next}
          onClick={() => void (decision < last && glance.show(decision + 1))}
        />
        <button type="button" class="primary" autofocus onClick={() => glance.close()}>
          {t.backToNow}
        </button>
      </div>
    </div>
  );
}
