import { create } from 'qrcode';

/** Blank modules around a code: without them some phones do not find it. */
export const quietZone = 4;

/** A QR code as the outline of its dark modules, for an SVG of `size` by `size`. */
export function qrPath(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const parts: string[] = [];
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) {
        parts.push(`M${column + quietZone} ${row + quietZone}h1v1h-1z`);
      }
    }
  }
  return { size: modules.size + 2 * quietZone, path: parts.join('') };
}
