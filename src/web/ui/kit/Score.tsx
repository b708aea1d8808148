/** The score of a match: dots for small counts, a line for points. */
import './kit.css';

interface PipsProps {
  readonly of: number;
  readonly done: number;
  readonly isOn?: boolean;
  /** The accessible label. Omit it where text beside the dots says the same. */
  readonly label?: string;
  /** The thing that they explain. */
  readonly thing?: string;
  readonly class?: string;
}

export const Pips = ({ of, done, isOn = false, label, thing, class: className = '' }: PipsProps) => (
  <span
    class={`pips ${className}`}
    data-thing={thing}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined ? 'true' : undefined}
  >
    {Array.from({ length: of }, (_, i) => (
      <i key={i} class={i < done ? 'done' : isOn && i === done ? 'on' : ''} />
    ))}
  </span>
);

interface Score {
  readonly seat: number;
  readonly name: string;
  readonly points: number;
  readonly isMe: boolean;
}

/** The width of a marker in percent of the line; the player's own says more. */
const WIDE = { me: 29, other: 16, tied: 11 };
/** Points between two marks of the line, and its shortest length in points. */
const STEP = 10;
const LEAST = 30;

/** The points of all seats on one line; seats that tie share a marker. Decorative: the seats give the same numbers as text. */
export function ScoreBar({ scores }: { readonly scores: readonly Score[] }) {
  const most = Math.max(
    LEAST,
    STEP * Math.ceil((Math.max(...scores.map(({ points }) => points)) + 1) / STEP),
  );
  const values = [...new Set(scores.map(({ points }) => points))].toSorted((a, b) => a - b);
  const marks = values.map((points) => {
    const seats = scores.filter((score) => score.points === points);
    const isMine = seats.some(({ isMe }) => isMe);
    const width = (isMine ? WIDE.me : WIDE.other) + WIDE.tied * (seats.length - 1);
    return { points, seats: seats.toSorted((a, b) => Number(b.isMe) - Number(a.isMe)), isMine, width };
  });
  // Markers that would overlap move right, then back from the end of the line.
  const lefts = marks.map(({ points, width }) => ((100 - width) * points) / most);
  for (let i = 1; i < lefts.length; i++) lefts[i] = Math.max(lefts[i]!, lefts[i - 1]! + marks[i - 1]!.width);
  let end = 100;
  for (let i = lefts.length - 1; i >= 0; i--) {
    lefts[i] = Math.min(lefts[i]!, end - marks[i]!.width);
    end = lefts[i]!;
  }
  return (
    <div class="score-bar" aria-hidden="true" style={`--steps: ${most / STEP}`}>
      {marks.map(({ seats, points, isMine }, i) => (
        <span key={points} data-me={isMine ? '' : undefined} style={`left: ${lefts[i]!.toFixed(1)}%`}>
          {seats.map(({ seat, name }, at) => (
            <span key={seat} class={`cut ${isMine && at === 0 ? 'mine' : ''}`}>
              {at > 0 && '='}
              {name}
            </span>
          ))}{' '}
          <b>{points}</b>
        </span>
      ))}
    </div>
  );
}
