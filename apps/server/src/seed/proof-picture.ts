import { crc32, deflateSync } from 'node:zlib';

export type Colour = readonly [red: number, green: number, blue: number];

/** A picture of few colours, one byte a pixel: the number of its colour in the palette. */
export interface Picture {
  width: number;
  height: number;
  palette: readonly Colour[];
  pixels: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function encodePng({ width, height, palette, pixels }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, by palette, and the only compression, filters and order that PNG has.
  header.set([8, 3, 0, 0, 0], 8);
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    // The byte before each line names its filter: none.
    lines.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(lines, { level: 3 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Capitals, digits and a few signs, five columns each; the lowest bit of a column is its top. */
const glyphs: Readonly<Record<string, string>> = {
  ' ': '0000000000',
  '#': '147f147f14',
  ',': '0080703000',
  '-': '0808080808',
  '.': '0060600000',
  '/': '2010080402',
  ':': '0036360000',
  '0': '3e5149453e',
  '1': '00427f4000',
  '2': '4261514946',
  '3': '2141454b31',
  '4': '1814127f10',
  '5': '2745454539',
  '6': '3c4a494930',
  '7': '0171090503',
  '8': '3649494936',
  '9': '064949291e',
  A: '7e1111117e',
  B: '7f49494936',
  C: '3e41414122',
  D: '7f4141221c',
  E: '7f49494941',
  F: '7f09090901',
  G: '3e4149497a',
  H: '7f0808087f',
  I: '00417f4100',
  J: '2040413f01',
  K: '7f08142241',
  L: '7f40404040',
  M: '7f020c027f',
  N: '7f0408107f',
  O: '3e4141413e',
  P: '7f09090906',
  Q: '3e4151215e',
  R: '7f09192946',
  S: '4649494931',
  T: '01017f0101',
  U: '3f4040403f',
  V: '1f2040201f',
  W: '3f4038403f',
  X: '6314081463',
  Y: '0708700807',
  Z: '6151494543',
};

const glyphAdvance = 6;
const glyphHeight = 8;

function eachDot(text: string, dot: (x: number, y: number) => void): void {
  Array.from(text.toUpperCase()).forEach((letter, at) => {
    const columns = Buffer.from(glyphs[letter] ?? '', 'hex');
    columns.forEach((column, x) => {
      for (let y = 0; y < glyphHeight; y++) {
        if (column & (1 << y)) dot(at * glyphAdvance + x, y);
      }
    });
  });
}

export interface Slip {
  title: string;
  reference: string;
  lines: readonly (readonly [label: string, value: string])[];
  amount: string;
}

const width = 420;
const height = 520;
const margin = 32;
const accents: readonly [Colour, ...Colour[]] = [
  [13, 71, 161],
  [183, 28, 28],
  [0, 105, 92],
  [74, 20, 140],
];
const [paper, ink, faint, accent] = [0, 1, 2, 3];

export function proofPicture(slip: Slip, look: number): Buffer {
  const picture: Picture = {
    width,
    height,
    palette: [
      [255, 255, 255],
      [33, 33, 33],
      [189, 189, 189],
      accents[look % accents.length] ?? accents[0],
    ],
    pixels: new Uint8Array(width * height),
  };
  fill(picture, { x: 0, y: 0, width, height: 72 }, accent);
  write(picture, slip.title, { x: margin, y: 26, scale: 3, colour: paper });
  const scale = Math.min(4, Math.floor((width - 2 * margin) / (slip.amount.length * glyphAdvance)));
  write(picture, slip.amount, { x: margin, y: 110, scale, colour: ink });
  slip.lines.forEach(([label, value], row) => {
    const y = 180 + row * 54;
    write(picture, label, { x: margin, y, scale: 1, colour: ink });
    write(picture, value, { x: margin, y: y + 14, scale: 2, colour: ink });
    fill(picture, { x: margin, y: y + 40, width: width - 2 * margin, height: 1 }, faint);
  });
  drawBars(picture, slip.reference);
  return encodePng(picture);
}

function fill(
  { pixels }: Picture,
  box: { x: number; y: number; width: number; height: number },
  colour: number,
): void {
  for (let y = box.y; y < Math.min(box.y + box.height, height); y++) {
    pixels.fill(colour, y * width + box.x, y * width + Math.min(box.x + box.width, width));
  }
}

function write(
  picture: Picture,
  text: string,
  { x, y, scale, colour }: { x: number; y: number; scale: number; colour: number },
): void {
  eachDot(text, (dotX, dotY) => {
    const left = x + dotX * scale;
    if (left + scale > width) return;
    fill(picture, { x: left, y: y + dotY * scale, width: scale, height: scale }, colour);
  });
}

function drawBars(picture: Picture, reference: string): void {
  let x = margin;
  for (const byte of Buffer.from(reference)) {
    for (let bit = 0; bit < 8 && x < width - margin; bit++) {
      if (byte & (1 << bit)) fill(picture, { x, y: height - 60, width: 2, height: 36 }, ink);
      x += 3;
    }
  }
}
