import { toWallTime } from '#/ui/time/zoned-time.ts';
import type { FileFormat } from './file-format.ts';

/** `deposits-2026-11-21.csv`: what it holds and the day, in the configured time zone, it was made. */
export function exportFileName(
  what: string,
  format: FileFormat,
  timeZone: string,
  now: Date,
): string {
  const { year, month, day } = toWallTime(now, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${what}-${year}-${two(month)}-${two(day)}.${format}`;
}

/** Hands the bytes to the browser as a download. */
export function saveFile(bytes: Blob, fileName: string): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has its own hold on the bytes once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
