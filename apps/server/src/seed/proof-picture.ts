import { eachDot, glyphAdvance } from './bitmap-font.ts';
import { type Colour, encodePng, type Picture } from './png.ts';

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
