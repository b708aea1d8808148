/**
 * Reads and writes chunks of PNG files: embeds and extracts a text, and combines pictures into an animation
 * (APNG). Programs without APNG show the still. No library: browsers have compressed the pictures already.
 */

/** The signature of every PNG. */
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

type Bytes = Uint8Array<ArrayBuffer>;

interface Chunk {
  readonly type: string;
  readonly data: Bytes;
}

export const isPng = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, i) => bytes[i] === byte);

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

function computeCrc(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = CRC[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return ~crc >>> 0;
}

const toAscii = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);
const toText = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

function concatBytes(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Numbers, each with its length in bytes. */
function encodeNumbers(...fields: readonly (readonly [value: number, bytes: 1 | 2 | 4])[]): Bytes {
  const bytes: number[] = [];
  for (const [value, size] of fields)
    for (let shift = 8 * (size - 1); shift >= 0; shift -= 8) bytes.push((value >>> shift) & 0xff);
  return Uint8Array.from(bytes);
}

/** The chunks of a PNG; undefined if it is not one, or is damaged. */
function readChunks(bytes: Uint8Array): Chunk[] | undefined {
  if (!isPng(bytes)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 12 <= bytes.length;) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > bytes.length) return undefined;
    if (view.getUint32(end) !== computeCrc(bytes.subarray(at + 4, end))) return undefined;
    chunks.push({ type: toText(bytes.subarray(at + 4, at + 8)), data: bytes.slice(at + 8, end) });
    at = end + 4;
  }
  return chunks.at(-1)?.type === 'IEND' ? chunks : undefined;
}

function writeChunks(chunks: readonly Chunk[]): Bytes {
  const parts = chunks.flatMap(({ type, data }) => {
    const body = concatBytes([toAscii(type), data]);
    return [encodeNumbers([data.length, 4]), body, encodeNumbers([computeCrc(body), 4])];
  });
  return concatBytes([Uint8Array.from(SIGNATURE), ...parts]);
}

const KEYWORD = 'tavola';

/** The embedded text: null if there is none, undefined if the picture is damaged. */
export function readText(bytes: Uint8Array): string | null | undefined {
  const chunks = readChunks(bytes);
  if (chunks === undefined) return undefined;
  for (const { type, data } of chunks) {
    const text = type === 'tEXt' ? toText(data) : '';
    if (text.startsWith(`${KEYWORD}\0`)) return text.slice(KEYWORD.length + 1);
  }
  return null;
}

const insertText = ([head, ...rest]: readonly Chunk[], text: string | null): Chunk[] => [
  head!,
  ...(text === null ? [] : [{ type: 'tEXt', data: toAscii(`${KEYWORD}\0${text}`) }]),
  ...rest,
];

function requireChunks(png: Uint8Array): Chunk[] {
  const chunks = readChunks(png);
  if (chunks === undefined) throw new Error('this is no whole PNG');
  return chunks;
}

/** The same picture with a text in plain ASCII; unchanged if the text is null. */
export const writeText = (png: Uint8Array, text: string | null): Bytes =>
  writeChunks(insertText(requireChunks(png), text));

/** A frame of an animation: its picture, its place, and its duration. */
export interface AnimationFrame {
  readonly png: Uint8Array;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly milliseconds: number;
}

/** Size-independent header fields, such as colour type and depth. All frames of an animation must agree. */
const getPixelFormat = ([head]: readonly Chunk[]): string => head?.data.slice(8).join() ?? '';

/** An endless animation of the frames. Programs without APNG show `still`. */
export function writeAnimation(
  still: Uint8Array,
  parts: readonly AnimationFrame[],
  text: string | null,
): Bytes {
  let number = 0;
  const chunks = requireChunks(still);
  const kind = getPixelFormat(chunks);
  const packed = ({ png }: AnimationFrame): readonly Chunk[] => {
    const found = requireChunks(png);
    if (getPixelFormat(found) !== kind) throw new Error('a part is a picture of another kind');
    return found.filter(({ type }) => type === 'IDAT');
  };
  const moving = parts.flatMap((part): Chunk[] => [
    {
      type: 'fcTL',
      // The next frame is drawn over this one.
      data: encodeNumbers(
        [number++, 4],
        [part.width, 4],
        [part.height, 4],
        [part.x, 4],
        [part.y, 4],
        [Math.round(part.milliseconds), 2],
        [1000, 2],
        [0, 1],
        [0, 1],
      ),
    },
    ...packed(part).map(({ data }) => ({
      type: 'fdAT',
      data: concatBytes([encodeNumbers([number++, 4]), data]),
    })),
  ]);
  const first = chunks.findIndex(({ type }) => type === 'IDAT');
  const last = chunks.findLastIndex(({ type }) => type === 'IDAT');
  return writeChunks(
    insertText(
      [
        ...chunks.slice(0, first),
        // The number of frames, repeated endlessly.
        { type: 'acTL', data: encodeNumbers([parts.length, 4], [0, 4]) },
        ...chunks.slice(first, last + 1),
        ...moving,
        ...chunks.slice(last + 1),
      ],
      text,
    ),
  );
}
