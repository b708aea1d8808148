import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { writeAnimation, readText, writeText } from './png.ts';

function makeChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(data.length);
  body.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(body), body.length + 4);
  return bytes;
}

/** A grey picture, encoded by hand with another library's checksums. */
function makePicture(width: number, height: number, grey: number): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const rows = Buffer.alloc((width + 1) * height, grey);
  for (let y = 0; y < height; y++) rows[y * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    makeChunk('IHDR', head),
    makeChunk('IDAT', deflateSync(rows)),
    makeChunk('IEND', Buffer.alloc(0)),
  ]);
}

function listChunks(bytes: Uint8Array): { readonly type: string; readonly data: Buffer }[] {
  const all = Buffer.from(bytes);
  const found = [];
  for (let at = 8; at < all.length; at += 12 + all.readUInt32BE(at)) {
    const end = at + 8 + all.readUInt32BE(at);
    expect(all.readUInt32BE(end)).toBe(crc32(all.subarray(at + 4, end)));
    found.push({ type: all.toString('latin1', at + 4, at + 8), data: all.subarray(at + 8, end) });
  }
  return found;
}

const POINTER = 'punto.1.2...a%2Eb.12.xyz.AAAAA?at=7';

test('a text embedded in a picture can be read again', () => {
  const still = makePicture(4, 3, 200);
  expect(readText(still)).toBeNull();
  const withText = writeText(still, POINTER);
  expect(readText(withText)).toBe(POINTER);
  expect(listChunks(withText).filter(({ type }) => type !== 'tEXt')).toEqual(listChunks(still));
  expect(writeText(still, null)).toEqual(new Uint8Array(still));
});

test('a truncated or changed picture is rejected', () => {
  const withText = writeText(makePicture(4, 3, 200), POINTER);
  for (let length = 0; length < withText.length; length++)
    expect(readText(withText.subarray(0, length))).toBeUndefined();
  for (let at = 0; at < withText.length; at++) {
    const changed = withText.slice();
    changed[at] ^= 1;
    expect(readText(changed)).toBeUndefined();
  }
});

describe('an animation', () => {
  const moving = writeAnimation(
    makePicture(8, 6, 10),
    [
      { png: makePicture(8, 6, 90), x: 0, y: 0, width: 8, height: 6, milliseconds: 500 },
      { png: makePicture(3, 2, 10), x: 4, y: 1, width: 3, height: 2, milliseconds: 1800.4 },
    ],
    POINTER,
  );

  test('an animation is a valid PNG with frames in order', () => {
    const chunks = listChunks(moving);
    expect(chunks.map(({ type }) => type)).toEqual([
      'IHDR',
      'tEXt',
      'acTL',
      'IDAT',
      'fcTL',
      'fdAT',
      'fcTL',
      'fdAT',
      'IEND',
    ]);
    expect([...chunks[2].data]).toEqual([0, 0, 0, 2, 0, 0, 0, 0]);
    // Frames and their data share one sequence of numbers.
    expect([4, 5, 6, 7].map((at) => chunks[at].data.readUInt32BE())).toEqual([0, 1, 2, 3]);
    const second = chunks[6].data;
    expect([4, 8, 12, 16].map((at) => second.readUInt32BE(at))).toEqual([3, 2, 4, 1]);
    expect([second.readUInt16BE(20), second.readUInt16BE(22)]).toEqual([1800, 1000]);
    expect([...inflateSync(chunks[7].data.subarray(4))]).toEqual([0, 10, 10, 10, 0, 10, 10, 10]);
    expect(readText(moving)).toBe(POINTER);
  });

  test('the default image is the last frame', () => {
    const still = listChunks(moving).find(({ type }) => type === 'IDAT')!;
    expect(inflateSync(still.data)[1]).toBe(10);
  });

  test('frames with different pixel formats are rejected', () => {
    const other = Buffer.from(makePicture(8, 6, 1));
    const coloured = Buffer.concat([
      other.subarray(0, 8),
      makeChunk('IHDR', Buffer.from([0, 0, 0, 8, 0, 0, 0, 6, 8, 2, 0, 0, 0])),
      other.subarray(33),
    ]);
    const part = { png: coloured, x: 0, y: 0, width: 8, height: 6, milliseconds: 1 };
    expect(() => writeAnimation(makePicture(8, 6, 10), [part], null)).toThrow('another kind');
  });
});
