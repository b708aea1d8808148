/**
 * Runs a container file step by step without an image: each stage is an overlay over this machine's files, which a
 * step sees at `/` as in a container. This machine's Debian, Node and user replace the base image.
 */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface ContainerStep {
  readonly does: string;
  readonly what: string;
}

/** The steps of the file, without comments; a backslash continues a step in the next line. */
const parseSteps = (text: string): ContainerStep[] =>
  text
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [does = '', ...what] = line.split(' ');
      return { does, what: what.join(' ') };
    });

/** The user of the base image, here an unused number. */
const NODE_USER = '61234';
const USERS: { readonly [name: string]: string } = { node: NODE_USER };

/** A stage: its own files are in `written`, the rest is this machine's. */
export class BuildStage {
  readonly written: string;
  readonly #work: string;
  readonly #root: string;
  folder = '/';
  user: string | undefined;
  readonly env: { [name: string]: string } = {};
  command: readonly string[] = [];
  healthcheck: readonly string[] = [];

  constructor(home: string) {
    [this.written, this.#work, this.#root] = ['written', 'work', 'root'].map((name) => {
      const folder = join(home, name);
      mkdirSync(folder, { recursive: true });
      return folder;
    }) as [string, string, string];
  }

  /** The arguments that run a shell command inside the stage, in its own process namespace. */
  inside(script: string): string[] {
    const shell =
      this.user === undefined ? 'sh' : `setpriv --reuid=${this.user} --regid=${this.user} --clear-groups sh`;
    const env = Object.entries(this.env)
      .map(([name, value]) => `export ${name}=${quoted(value)};`)
      .join(' ');
    const mount = `mount -t overlay overlay -o lowerdir=/,upperdir=${this.written},workdir=${this.#work} ${this.#root} && mount --bind /dev ${this.#root}/dev`;
    const inner = `mount -t proc proc /proc; cd ${quoted(this.folder)} && ${env} exec ${shell} -c ${quoted(script)}`;
    return [
      '--mount',
      '--pid',
      '--fork',
      '--kill-child',
      'sh',
      '-c',
      `${mount} && exec chroot ${this.#root} sh -c ${quoted(inner)}`,
    ];
  }

  run(script: string): SpawnSyncReturns<string> {
    return spawnSync('unshare', this.inside(script), { encoding: 'utf8' });
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export interface Built {
  readonly stage: BuildStage;
  remove(): void;
}

export function buildContainer(text: string, context: string, files: readonly string[]): Built {
  const home = mkdtempSync(join(tmpdir(), 'tavola-container-'));
  // Overlays are in memory: one inside its own lower layer would see itself.
  const mounted = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', home], { encoding: 'utf8' });
  if (mounted.status !== 0) throw new Error(`no place for layers: ${mounted.stderr}`);
  const remove = (): void => {
    spawnSync('umount', [home]);
    rmSync(home, { recursive: true, force: true });
  };
  const stages = new Map<string, BuildStage>();
  let stage: BuildStage | undefined;
  try {
    for (const step of parseSteps(text)) {
      if (step.does === 'FROM') {
        stage = new BuildStage(join(home, String(stages.size)));
        stages.set(/ AS (\S+)$/.exec(step.what)?.[1] ?? '', stage);
      } else if (stage === undefined) throw new Error(`${step.does} before FROM`);
      else runStep(stage, step, stages, context, files);
    }
  } catch (error) {
    remove();
    throw error;
  }
  return { stage: stage!, remove };
}

function runStep(
  stage: BuildStage,
  { does, what }: ContainerStep,
  stages: ReadonlyMap<string, BuildStage>,
  context: string,
  files: readonly string[],
): void {
  switch (does) {
    case 'WORKDIR':
      stage.folder = what;
      mkdirSync(join(stage.written, what), { recursive: true });
      return;
    case 'ENV': {
      const [name = '', ...value] = what.split('=');
      stage.env[name] = value.join('=');
      return;
    }
    case 'USER':
      stage.user = USERS[what];
      if (stage.user === undefined) throw new Error(`the base image has no user ${what}`);
      return;
    case 'COPY':
      return copy(stage, what, stages, context, files);
    case 'RUN': {
      const named = Object.entries(USERS).reduce(
        (script, [name, id]) => script.replaceAll(`${name}:${name}`, `${id}:${id}`),
        what,
      );
      const { status, stdout, stderr } = stage.run(named);
      if (status !== 0) throw new Error(`RUN ${what} failed: ${stdout}${stderr}`);
      return;
    }
    case 'CMD':
      stage.command = JSON.parse(what) as string[];
      return;
    case 'HEALTHCHECK':
      stage.healthcheck = JSON.parse(what.replace(/^CMD /, '')) as string[];
      return;
    case 'VOLUME':
    case 'EXPOSE':
      return; // they change nothing inside
    default:
      throw new Error(`nobody here knows how to ${does}`);
  }
}

function copy(
  stage: BuildStage,
  what: string,
  stages: ReadonlyMap<string, BuildStage>,
  context: string,
  files: readonly string[],
): void {
  const from = /^--from=(\S+) (\S+) (\S+)$/.exec(what);
  if (from !== null) {
    const source = stages.get(from[1]);
    if (source === undefined) throw new Error(`there is no stage ${from[1]}`);
    cpSync(join(source.written, from[2]), join(stage.written, from[3]), { recursive: true });
    return;
  }
  if (what !== '. .') throw new Error(`COPY ${what} is not known here`);
  for (const file of files) {
    const to = join(stage.written, stage.folder, file);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(context, file), to);
  }
}

export const asShell = (list: readonly string[]): string => list.map(quoted).join(' ');
