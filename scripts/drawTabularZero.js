/**
 * Draws the page's zero: Atkinson Hyperlegible Next has only a slashed one, which looks crossed out on a score. Ours
 * has the typeface's height, width and stems at four weights, without the slash; the fonts contain nothing else.
 * `node scripts/drawTabularZero.js` writes src/web/style/zero-<weight>.woff2.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './runTool.js';

/**
 * Measured in the typeface, in thousandths of its size: left and right edge, stems at the side and at top and bottom,
 * advance.
 */
const WEIGHTS = {
  400: { left: 60, right: 588, side: 91, top: 75, advance: 648 },
  600: { left: 52, right: 604, side: 128, top: 97, advance: 656 },
  700: { left: 48, right: 612, side: 144, top: 107, advance: 659 },
  800: { left: 42, right: 622, side: 165, top: 122, advance: 664 },
};
const BOTTOM = -12;
const HEIGHT = 682;
/** The width of every tabular figure of the typeface. */
const TABULAR = 632;
const ASCENT = 984;
const DESCENT = 316;
/** The length of a curve's handles: 0.5523 makes an ellipse, the typeface is a little squarer. */
const FULLNESS = 0.62;

const u16 = (...values) => {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, i) => bytes.writeUInt16BE(value & 0xffff, 2 * i));
  return bytes;
};
const u32 = (...values) => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, i) => bytes.writeUInt32BE(value >>> 0, 4 * i));
  return bytes;
};

/** A quarter of an oval as two quadratic curves: the points after its start, each with whether it lies on the curve. */
function quarter([x0, y0], [x1, y1], isUpFirst) {
  const k = FULLNESS;
  const a = isUpFirst ? [x0, y0 + (y1 - y0) * k] : [x0 + (x1 - x0) * k, y0];
  const b = isUpFirst ? [x1 + (x0 - x1) * k, y1] : [x1, y1 + (y0 - y1) * k];
  const at = (i) => ([x0, y0][i] + 3 * a[i] + 3 * b[i] + [x1, y1][i]) / 8;
  const middle = [at(0), at(1)];
  /** Where the tangent in the middle meets that of the other end. */
  const control = (end, handle) => {
    const slope = [[x1, y1][0] + b[0] - a[0] - x0, [x1, y1][1] + b[1] - a[1] - y0];
    const isUpright = handle[0] === end[0];
    const t = isUpright ? (end[0] - middle[0]) / slope[0] : (end[1] - middle[1]) / slope[1];
    return [middle[0] + slope[0] * t, middle[1] + slope[1] * t];
  };
  return [
    [control([x0, y0], a), false],
    [middle, true],
    [control([x1, y1], b), false],
    [[x1, y1], true],
  ];
}

/** An oval in its box, clockwise; the hole runs the other way. */
function oval({ left, right, bottom, top }, isHole) {
  const [cx, cy] = [(left + right) / 2, (bottom + top) / 2];
  const [w, n, e, s] = [
    [left, cy],
    [cx, top],
    [right, cy],
    [cx, bottom],
  ];
  const round = isHole ? [w, s, e, n] : [w, n, e, s];
  return round.flatMap((from, i) => quarter(from, round[(i + 1) % 4], i % 2 === 0));
}

function glyph({ left, right, side, top }, shift) {
  const outer = { left: left + shift, right: right + shift, bottom: BOTTOM, top: HEIGHT };
  const inner = {
    left: outer.left + side,
    right: outer.right - side,
    bottom: BOTTOM + top,
    top: HEIGHT - top,
  };
  const contours = [oval(outer, false), oval(inner, true)];
  const points = contours.flat().map(([[x, y], isOn]) => [Math.round(x), Math.round(y), isOn]);
  const ends = contours.map((_, i) => contours.slice(0, i + 1).flat().length - 1);
  const steps = (axis) => u16(...points.map((point, i) => point[axis] - (points[i - 1]?.[axis] ?? 0)));
  const bytes = Buffer.concat([
    u16(2, outer.left, BOTTOM, outer.right, HEIGHT),
    u16(...ends, 0),
    Buffer.from(points.map(([, , isOn]) => (isOn ? 1 : 0))),
    steps(0),
    steps(1),
  ]);
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
}

/** Feature `tnum`: replaces the zero (glyph 1) by one as wide as every tabular figure (glyph 2). */
function tabular() {
  const scripts = Buffer.concat([u16(1), Buffer.from('DFLT'), u16(8, 4, 0, 0, 0xffff, 1, 0)]);
  const features = Buffer.concat([u16(1), Buffer.from('tnum'), u16(8, 0, 1, 0)]);
  const lookups = u16(1, 4, 1, 0, 1, 8, 1, 6, 1, 1, 1, 1);
  const at = 10;
  return Buffer.concat([
    u16(1, 0, at, at + scripts.length, at + scripts.length + features.length),
    scripts,
    features,
    lookups,
  ]);
}

function names(weight) {
  const said = [
    'Tavola Zero',
    'Regular',
    `Tavola Zero ${weight}`,
    `Tavola Zero ${weight}`,
    '1',
    `TavolaZero-${weight}`,
  ];
  const texts = said.map((text) => Buffer.from(text, 'utf16le').swap16());
  let at = 0;
  const records = texts.map((text, i) => {
    const record = u16(3, 1, 0x409, i + 1, text.length, at);
    at += text.length;
    return record;
  });
  return Buffer.concat([u16(0, texts.length, 6 + 12 * texts.length), ...records, ...texts]);
}

function buildTables(weight, shape) {
  const glyphs = [
    Buffer.alloc(0),
    glyph(shape, 0),
    glyph(shape, Math.round((TABULAR - shape.right - shape.left) / 2)),
  ];
  const offsets = [
    0,
    ...glyphs.map((_, i) => glyphs.slice(0, i + 1).reduce((sum, { length }) => sum + length, 0)),
  ];
  const box = [0, BOTTOM, shape.advance, HEIGHT];
  const cmap = u16(4, 32, 0, 4, 4, 1, 0, 0x30, 0xffff, 0, 0x30, 0xffff, 1 - 0x30, 1, 0, 0);
  return {
    GSUB: tabular(),
    'OS/2': Buffer.concat([
      u16(4, 600, weight, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
      Buffer.alloc(10),
      u32(1, 0, 0, 0),
      Buffer.from('TVLA'),
      u16(0x40, 0x30, 0x30, ASCENT, -DESCENT, 0, ASCENT, DESCENT),
      u32(1, 0),
      u16(500, HEIGHT, 0, 0x20, 1),
    ]),
    cmap: Buffer.concat([u16(0, 1, 3, 1), u32(12), cmap]),
    glyf: Buffer.concat(glyphs),
    head: Buffer.concat([
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(3, 1000),
      Buffer.alloc(16),
      u16(...box, 0, 8, 2, 1, 0),
    ]),
    hhea: u16(1, 0, ASCENT, -DESCENT, 0, shape.advance, 0, 0, shape.advance, 1, 0, 0, 0, 0, 0, 0, 0, 3),
    hmtx: u16(600, 0, shape.advance, shape.left, TABULAR, shape.left),
    loca: u32(...offsets),
    maxp: Buffer.concat([u32(0x10000), u16(3, 32, 2, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: names(weight),
    post: Buffer.concat([u32(0x30000, 0), u16(-75, 50), u32(0, 0, 0, 0, 0)]),
  };
}

/** The tables that WOFF2 knows by number. */
const KNOWN = {
  cmap: 0,
  head: 1,
  hhea: 2,
  hmtx: 3,
  maxp: 4,
  name: 5,
  'OS/2': 6,
  post: 7,
  glyf: 10,
  loca: 11,
  GSUB: 28,
};
/** Outlines without WOFF2's transformation. */
const AS_IS = 3 << 6;

const base128 = (value) => {
  const bytes = [value & 127];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 127) | 128);
  return bytes;
};

function woff2(tables) {
  const entries = Object.entries(tables);
  const directory = Buffer.from(
    entries.flatMap(([tag, bytes]) => [
      KNOWN[tag] | (tag === 'glyf' || tag === 'loca' ? AS_IS : 0),
      ...base128(bytes.length),
    ]),
  );
  const packed = brotliCompressSync(Buffer.concat(entries.map(([, bytes]) => bytes)));
  const unpacked = 12 + entries.reduce((sum, [, { length }]) => sum + 16 + ((length + 3) & ~3), 0);
  const length = 48 + directory.length + packed.length;
  return Buffer.concat([
    Buffer.from('wOF2'),
    u32(0x10000, (length + 3) & ~3),
    u16(entries.length, 0),
    u32(unpacked, packed.length),
    u16(1, 0),
    u32(0, 0, 0, 0, 0),
    directory,
    packed,
    Buffer.alloc(-length & 3),
  ]);
}

for (const [weight, shape] of Object.entries(WEIGHTS))
  writeFileSync(
    join(root, 'src/web/style', `zero-${weight}.woff2`),
    woff2(buildTables(Number(weight), shape)),
  );
