import { useRef } from 'preact/hooks';
import type { PlaceMove } from './moveChoices.ts';
import type { MovePlan } from './movePlan.ts';
import type { Props } from './props.ts';

const parseIndex = (what: string): 0 | 1 => (what === '0' ? 0 : 1);

export function useDragging(props: Props, plan: MovePlan) {
  const now = useRef({ props, plan });
  now.current = { props, plan };

  const moveTo = (index: 0 | 1, where: string): PlaceMove => {
    const [q, r] = where.split(',').map(Number);
    return { type: 'place', piece: index, q: q!, r: r!, turn: now.current.plan.turns[index] };
  };
  return {
    lift(what: string): boolean {
      if (now.current.plan.chosen === null) return false;
      const index = parseIndex(what);
      now.current.plan.choose(index);
      const follow = ({ clientX, clientY }: PointerEvent): void => {
        const where = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]')
          ?.dataset.drop;
        now.current.plan.preview(where === undefined ? null : moveTo(index, where), false);
      };
      const end = (): void => {
        removeEventListener('pointermove', follow);
        now.current.plan.preview(null, false);
      };
      addEventListener('pointermove', follow);
      addEventListener('pointerup', end, { once: true });
      addEventListener('pointercancel', end, { once: true });
      return true;
    },
    drop(what: string, where: string | null): void {
      if (where !== null) now.current.props.offer(moveTo(parseIndex(what), where));
    },
  };
}
