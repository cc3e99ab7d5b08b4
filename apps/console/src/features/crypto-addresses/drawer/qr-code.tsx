import { create } from 'qrcode';
import { useMemo } from 'react';

/** Blank modules around a code: without them some phones do not find it. */
export const quietZone = 4;

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

/** Black on white in every theme: scanners do not read it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-40 shrink-0 rounded-md border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
