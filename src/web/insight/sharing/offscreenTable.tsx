/** Renders a table off screen for a picture, without buttons, marks or animation. */
import { render } from 'preact';
import type { GameCatalogue, Names } from '../../../messages/index.ts';
import type { Session } from '../../match/session/session.ts';
import type { BoardMessages } from '../../ui/board/boardModule.ts';
import type { ShownFrame } from '../../ui/board/scenes.ts';
import { type TableApi, TableContext } from '../../ui/board/tableContext.ts';
import { type SvgPicture, createSvgPicture } from './standaloneSvg.ts';
import './sharing.css';

export interface TableScene {
  readonly session: Session;
  readonly title: string;
  readonly names: Names;
  readonly words: GameCatalogue;
  readonly t: BoardMessages;
}

/** Two frames: the board measures its room in the first and renders in its final size in the second. */
async function waitUntilDrawn(): Promise<void> {
  for (let i = 0; i < 2; i++)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  await document.fonts.ready;
}

export class OffscreenTable {
  readonly #host = document.createElement('div');
  readonly #scenery: TableScene;

  constructor(scenery: TableScene) {
    this.#scenery = scenery;
    this.#host.className = 'picture-stage';
    this.#host.inert = true;
    this.#host.ariaHidden = 'true';
    document.body.append(this.#host);
  }

  /** Takes a picture of a frame. `pointer` is the match that the picture opens. */
  async takePicture({ view, events, open }: ShownFrame, pointer: string | null): Promise<SvgPicture> {
    const { session, title, names, words, t } = this.#scenery;
    const { Board } = session.screen;
    const api: TableApi = {
      game: session.game.id,
      bots: [],
      isMyTurn: false,
      question: null,
      Header: ({ status }) => (
        <header class="table-top">
          <h1>{title}</h1>
          <p class="status">{status}</p>
        </header>
      ),
      Bar: () => null,
    };
    render(
      <TableContext.Provider value={api}>
        <Board
          view={view}
          events={events}
          moves={[]}
          toAct={session.update.value.toAct}
          pending={null}
          offer={() => undefined}
          hint={[]}
          marks={[]}
          names={names}
          words={words}
          says={t}
          open={open ?? null}
        />
      </TableContext.Provider>,
      this.#host,
    );
    await waitUntilDrawn();
    const frame = this.#host.querySelector<HTMLElement>('.frame');
    if (frame === null) throw new Error('there is no table to be seen');
    return createSvgPicture(frame, { title, pointer });
  }

  close(): void {
    render(null, this.#host);
    this.#host.remove();
  }
}
