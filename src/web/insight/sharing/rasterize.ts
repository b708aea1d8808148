/** Bitmap pictures: a still, and an animation of the last moments of a match. */
import { wait } from '../../ui/board/framePlayer.ts';
import { isPng, writeAnimation, type AnimationFrame, writeText } from './png.ts';
import type { SvgPicture } from './standaloneSvg.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Bitmap pixels per CSS pixel: a still needs detail, an animation must stay small. */
const STILL_SCALE = 2;
const ANIMATION_SCALE = 1;
/** The longest side of a bitmap. */
const MAX_SIDE = 2400;
/** A picture is ready when it has stayed the same for two redraws, or after two seconds. */
const STEADY_DRAWS = 2;
const REDRAW_MS = 90;
const MAX_DRAWS = 22;

const computeScale = ({ width, height }: SvgPicture, wished: number): number =>
  Math.min(wished, MAX_SIDE / Math.max(width, height));

async function drawPicture(picture: SvgPicture, wished: number): Promise<CanvasRenderingContext2D> {
  const image = new Image();
  // A blob URL would taint the canvas, so that the page could not read it.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture.svg)}`;
  await image.decode();
  const scale = computeScale(picture, wished);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser does not draw');
  // Embedded fonts appear after the picture, without an event. So it is drawn until it stays the same.
  let before: ImageData | null = null;
  for (let draws = 0, same = 0; draws < MAX_DRAWS && same < STEADY_DRAWS; draws++) {
    if (draws > 0) await wait(REDRAW_MS);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const dots = context.getImageData(0, 0, canvas.width, canvas.height);
    same = findChangedBox(before, dots) === null ? same + 1 : 0;
    before = dots;
  }
  return context;
}

async function encodePng(canvas: HTMLCanvasElement): Promise<Bytes> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
  if (!isPng(bytes)) throw new Error('this browser makes no PNG');
  return bytes;
}

export async function renderStill(picture: SvgPicture, pointer: string | null): Promise<Bytes> {
  return writeText(await encodePng((await drawPicture(picture, STILL_SCALE)).canvas), pointer);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box that contains all differences of two pictures; null if they are equal. */
function findChangedBox(before: ImageData | null, { data, width, height }: ImageData): Box | null {
  if (before === null) return { x: 0, y: 0, width, height };
  const [was, is] = [new Uint32Array(before.data.buffer), new Uint32Array(data.buffer)];
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let i = 0; i < is.length; i++)
    if (was[i] !== is[i]) {
      const x = i % width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, (i - x) / width);
      bottom = (i - x) / width;
    }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

async function cropToPng(from: HTMLCanvasElement, { x, y, width, height }: Box): Promise<Bytes> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')!.drawImage(from, -x, -y);
  return encodePng(canvas);
}

/** A frame of an animation, with its duration in milliseconds. */
export interface TimedPicture {
  readonly picture: SvgPicture;
  readonly milliseconds: number;
}

/** Keeps only the changed box of each frame. The last frame is the still. */
export async function renderAnimation(
  moments: AsyncIterable<TimedPicture>,
  pointer: string | null,
): Promise<Bytes> {
  const parts: AnimationFrame[] = [];
  let last: { readonly canvas: HTMLCanvasElement; readonly dots: ImageData } | null = null;
  for await (const { picture, milliseconds } of moments) {
    const context = await drawPicture(picture, ANIMATION_SCALE);
    const { canvas } = context;
    const dots = context.getImageData(0, 0, canvas.width, canvas.height);
    const isSame = last?.dots.width === dots.width && last.dots.height === dots.height;
    // A board that has changed its size would not fit over the previous frame.
    if (last !== null && !isSame) continue;
    const box = findChangedBox(last?.dots ?? null, dots);
    const before = parts.pop();
    if (box === null) {
      if (before !== undefined) parts.push({ ...before, milliseconds: before.milliseconds + milliseconds });
    } else {
      if (before !== undefined) parts.push(before);
      parts.push({ png: await cropToPng(canvas, box), ...box, milliseconds });
    }
    last = { canvas, dots };
  }
  if (last === null) throw new Error('there is no moment to show');
  return writeAnimation(await encodePng(last.canvas), parts, pointer);
}
