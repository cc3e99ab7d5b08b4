import { randomInt } from 'node:crypto';

type Point = readonly [x: number, y: number];

/**
 * Characters as strokes on a grid of 4 by 6, each point two digits. Those that look like another one
 * (0 O, 1 I, 5 S) are left out.
 */
const glyphs: Readonly<Record<string, string>> = {
  2: '01 10 30 41 42 06 46',
  3: '00 40 23 33 44 45 36 16 05',
  4: '36 30 04 44',
  6: '40 10 02 05 16 36 45 44 33 13 04',
  7: '00 40 16',
  8: '13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33',
  9: '06 36 44 41 30 10 01 02 13 33 42',
  A: '06 20 46|14 34',
  C: '41 30 10 01 05 16 36 45',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  H: '00 06|40 46|03 43',
  J: '10 40|30 35 26 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03 46',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  W: '00 16 22 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
};

export const drawable: readonly string[] = Object.keys(glyphs);

const size = { width: 168, height: 56, cell: 28, glyph: 16, top: 10 };
const strokesPerSegment = 4;
const noiseLines = 6;
const ink = ['#334155', '#475569', '#1e3a5f', '#3f3f46'];

export function drawCaptcha(answer: string): string {
  const letters = [...answer.toUpperCase()];
  const width = Math.max(size.width, letters.length * size.cell + 2 * size.cell);
  const wave = { phase: between(0, 6), height: between(2, 5), length: between(22, 40) };
  const bend = ([x, y]: Point): Point => [
    x + Math.sin(y / 11 + wave.phase) * 1.5,
    y + Math.sin(x / wave.length + wave.phase) * wave.height,
  ];
  const left = (width - letters.length * size.cell) / 2;
  const strokes = letters.flatMap((letter, at) => strokesOf(letter, left + at * size.cell));
  const noise = Array.from({ length: noiseLines }, () => noiseLine(width));
  const paths = [
    ...strokes.map((line) => toPath(line.map(bend), between(1.9, 2.5))),
    ...noise.map((line) => toPath(line.map(bend), between(0.7, 1.1))),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${size.height}" width="${width}" height="${size.height}" fill="none" stroke-linecap="round"><path d="M0 0H${width}V${size.height}H0z" fill="#f8fafc"/>${shuffle(paths).join('')}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

function strokesOf(letter: string, left: number): Point[][] {
  const angle = between(-0.35, 0.35);
  const scale = between(0.9, 1.15);
  const slant = between(-0.2, 0.2);
  const transform = ([column, row]: Point): Point => {
    const x = (column / 4 - 0.5) * size.glyph * scale + (row - 3) * slant * 2 + between(-0.7, 0.7);
    const y = (row / 6 - 0.5) * size.glyph * 2 * scale + between(-0.7, 0.7);
    return [
      left + size.cell / 2 + x * Math.cos(angle) - y * Math.sin(angle),
      size.top + size.glyph + 2 + x * Math.sin(angle) + y * Math.cos(angle),
    ];
  };
  return (glyphs[letter] ?? '').split('|').flatMap((stroke) => {
    const points = stroke.split(' ').filter(Boolean).map(pointOf).map(transform);
    return points.slice(1).map((to, at) => divide(points[at] ?? to, to));
  });
}

function pointOf(text: string): Point {
  return [Number(text[0]), Number(text[1])];
}

function divide([x1, y1]: Point, [x2, y2]: Point): Point[] {
  return Array.from({ length: strokesPerSegment + 1 }, (_, at) => {
    const share = at / strokesPerSegment;
    return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share] as const;
  });
}

function noiseLine(width: number): Point[] {
  const x = between(0, width - 40);
  return divide([x, between(6, 50)], [x + between(20, 60), between(6, 50)]);
}

function toPath(points: Point[], thickness: number): string {
  const path = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const colour = ink[randomInt(ink.length)];
  return `<path d="M${path}" stroke="${colour}" stroke-width="${thickness.toFixed(1)}"/>`;
}

/** In document order the strokes would spell the answer from left to right. */
function shuffle(paths: string[]): string[] {
  return paths
    .map((path) => ({ path, order: randomInt(2 ** 32) }))
    .sort((a, b) => a.order - b.order)
    .map(({ path }) => path);
}

function between(low: number, high: number): number {
  return low + (randomInt(2 ** 24) / 2 ** 24) * (high - low);
}
