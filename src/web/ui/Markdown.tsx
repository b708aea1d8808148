/** The little of Markdown that our rules pages use: headings, paragraphs, lists with clauses, drawings, strong words, tables. */
import type { ComponentChildren } from 'preact';

const CLAUSE = /^\*\*([A-Z]\d+[a-z]?)\*\*/;

/** **strong** and `code`. */
function inline(text: string): ComponentChildren {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part, i) => {
    if (part.startsWith('**')) return <strong key={i}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('`')) return <code key={i}>{part.slice(1, -1)}</code>;
    return part;
  });
}

const isPlain = (line: string | undefined): line is string =>
  line !== undefined && line.trim() !== '' && !/^(#|- |```|\|)/.test(line);

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

export function Markdown({ text, clause }: { readonly text: string; readonly clause: string | null }) {
  const lines = text.split('\n');
  const blocks: ComponentChildren[] = [];
  let at = 0;
  const rest = (first: string): string => {
    let whole = first;
    while (isPlain(lines[at])) whole += ` ${lines[at++]!.trim()}`;
    return whole;
  };
  while (at < lines.length) {
    const line = lines[at++]!;
    const key = blocks.length;
    if (line.startsWith('```')) {
      const drawing: string[] = [];
      while (at < lines.length && !lines[at]!.startsWith('```')) drawing.push(lines[at++]!);
      at++;
      blocks.push(
        <pre key={key} tabIndex={0}>
          {drawing.join('\n')}
        </pre>,
      );
    } else if (line.startsWith('## ')) blocks.push(<h3 key={key}>{line.slice(3)}</h3>);
    else if (line.startsWith('### ')) blocks.push(<h4 key={key}>{line.slice(4)}</h4>);
    else if (line.startsWith('# ')) continue;
    else if (line.startsWith('- ')) {
      const items: ComponentChildren[] = [];
      for (let item: string | undefined = line; item?.startsWith('- ') === true; item = lines[at++]) {
        const whole = rest(item.slice(2));
        const id = CLAUSE.exec(whole)?.[1];
        items.push(
          <li
            key={items.length}
            id={id === undefined ? undefined : `clause-${id}`}
            class={id === clause && id !== undefined ? 'sought' : ''}
          >
            {inline(whole)}
          </li>,
        );
      }
      at--;
      blocks.push(<ul key={key}>{items}</ul>);
    } else if (line.startsWith('|')) {
      const rows = [cells(line)];
      while (lines[at]?.startsWith('|') === true) rows.push(cells(lines[at++]!));
      const [head, , ...body] = rows;
      blocks.push(
        <table key={key}>
          <thead>
            <tr>
              {head!.map((cell, i) => (
                <th key={i}>{inline(cell)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.map((row, r) => (
              <tr key={r}>
                {row.map((cell, i) => (
                  <td key={i}>{inline(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>,
      );
    } else if (line.trim() !== '') blocks.push(<p key={key}>{inline(rest(line))}</p>);
  }
  return <div class="prose">{blocks}</div>;
}
