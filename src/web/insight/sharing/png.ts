/**
 * The parts of a PNG: reading what somebody wrote into one, writing a text into one, and making one picture of several that move (APNG:
 * what cannot play it shows the still). No library: a PNG is a row of chunks, and the browser has packed each picture already.
 */

/** Eight bytes that every PNG begins with. */
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

/** Numbers one after the other, each with how many bytes it takes. */
function encodeNumbers(...fields: readonly (readonly [value: number, bytes: 1 | 2 | 4])[]): Bytes {
  const bytes: number[] = [];
  for (const [value, size] of fields)
    for (let shift = 8 * (size - 1); shift >= 0; shift -= 8) bytes.push((value >>> shift) & 0xff);
  return Uint8Array.from(bytes);
}

/** The chunks of a PNG; undefined if it is none, or is cut off or damaged somewhere. */
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

/** What our text is called in a PNG. */
const KEYWORD = 'tavola';

/** The text that was written into a PNG: null if there is none, undefined if the picture is damaged. */
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

/** The same picture with a text in it, of plain letters; as it is without one. */
export const writeText = (png: Uint8Array, text: string | null): Bytes =>
  writeChunks(insertText(requireChunks(png), text));

/** A part of a picture that moves: what is drawn over the part before it, where, and how long it is looked at. */
export interface AnimationFrame {
  readonly png: Uint8Array;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly milliseconds: number;
}

/** How its dots are packed: all parts of one picture must agree. */
const getPixelFormat = ([head]: readonly Chunk[]): string => head?.data.slice(8).join() ?? '';

/** A PNG that shows `still` where nothing can move, and elsewhere the parts one after the other, again and again. */
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
      // Left as it is afterwards, and laid over what was there.
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
        // So many frames, for ever.
        { type: 'acTL', data: encodeNumbers([parts.length, 4], [0, 4]) },
        ...chunks.slice(first, last + 1),
        ...moving,
        ...chunks.slice(last + 1),
      ],
      text,
    ),
  );
}
