/** The picture of a shared link: four cards on the table, drawn pixel by pixel, as a PNG of 1200 × 630. */
import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 1200;
const HEIGHT = 630;
const TABLE = [31, 74, 66];
const SHADE = [20, 52, 46];
const PAPER = [251, 248, 242];

/** Signed distance of a point from a shape's edge, negative inside; coordinates are relative to the shape's centre. */
const box = (x, y, half, round) => {
  const dx = Math.abs(x) - half + round;
  const dy = Math.abs(y) - half + round;
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round;
};
const disc = (x, y, radius) => Math.hypot(x, y) - radius;
const diamond = (x, y, radius) => (Math.abs(x) + Math.abs(y) - radius) * Math.SQRT1_2;
const triangle = (x, y, radius) =>
  Math.max(Math.abs(x) * 0.866 + y * 0.5 - radius * 0.5, -y - radius * 0.62, y - radius * 1.1) - 2;

const CARDS = [
  { x: 250, y: 330, turn: -0.22, colour: [200, 64, 50], shape: (x, y) => disc(x, y, 62) },
  { x: 480, y: 300, turn: -0.07, colour: [217, 160, 33], shape: (x, y) => box(x, y, 56, 10) },
  { x: 715, y: 302, turn: 0.08, colour: [53, 116, 184], shape: (x, y) => diamond(x, y, 82) },
  { x: 950, y: 335, turn: 0.23, colour: [70, 140, 74], shape: (x, y) => triangle(x, -y, 78) },
];
const HALF = 122;

/** Blends the second colour over the first by the shape's coverage of the pixel. */
const over = (below, above, distance, strength = 1) => {
  const covered = Math.min(1, Math.max(0, 0.5 - distance)) * strength;
  return below.map((value, i) => value + (above[i] - value) * covered);
};

function colourAt(px, py) {
  const glow = Math.hypot(px - WIDTH / 2, py - HEIGHT / 2) / 760;
  let colour = TABLE.map((value, i) => value + (SHADE[i] - value) * Math.min(1, glow));
  for (const { x, y, turn, colour: ink, shape } of CARDS) {
    const [dx, dy] = [px - x, py - y];
    if (Math.hypot(dx, dy) > 2 * HALF) continue;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const [u, v] = [dx * cos + dy * sin, dy * cos - dx * sin];
    colour = over(colour, [0, 0, 0], box(u, v - 10, HALF + 2, 26) / 8, 0.35);
    colour = over(colour, PAPER, box(u, v, HALF, 24));
    colour = over(colour, ink, Math.abs(box(u, v, HALF - 14, 14)) - 2, 0.55);
    colour = over(colour, ink, shape(u, v));
  }
  return colour;
}

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

export function invitationPicture() {
  const rows = Buffer.alloc(HEIGHT * (1 + 3 * WIDTH));
  for (let y = 0, at = 0; y < HEIGHT; y++) {
    rows[at++] = 0; // no filter
    for (let x = 0; x < WIDTH; x++) for (const value of colourAt(x, y)) rows[at++] = Math.round(value);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 2, 0, 0, 0], 8); // eight bits each of red, green and blue
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
