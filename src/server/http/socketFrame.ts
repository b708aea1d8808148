/** The frame of a binary WebSocket message (RFC 6455), so that one buffer serves all its recipients. */

const BINARY = 0x82;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

function frameHeader(length: number): number[] {
  if (length < TWO_BYTES) return [BINARY, length];
  if (length < 0x10000) return [BINARY, TWO_BYTES, length >> 8, length & 0xff];
  const high = Math.floor(length / 2 ** 32);
  return [
    BINARY,
    EIGHT_BYTES,
    ...[high, length].flatMap((word) => [24, 16, 8, 0].map((bits) => (word >>> bits) & 0xff)),
  ];
}

let last: { readonly bytes: Uint8Array; readonly frame: Buffer } | undefined;

/** Caches the last frame: recipients of equal bytes are served one after the other. */
export function encodeFrame(bytes: Uint8Array): Buffer {
  if (last?.bytes === bytes) return last.frame;
  const head = frameHeader(bytes.length);
  const frame = Buffer.allocUnsafe(head.length + bytes.length);
  frame.set(head);
  frame.set(bytes, head.length);
  last = { bytes, frame };
  return frame;
}
