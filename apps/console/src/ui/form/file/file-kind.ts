import type { Schemas } from '@brokerdesk/sdk';

export type FileType = Schemas.PresignRequest['content_type'];

export const fileTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'application/pdf',
] as const satisfies readonly FileType[];

export const fileSizeMax = 10 * 1024 * 1024;

export type FileFault = 'empty' | 'tooLarge' | 'wrongType' | 'unreadable';

export async function readFileType(
  file: Blob,
): Promise<{ type: FileType; fault?: never } | { type?: never; fault: FileFault }> {
  if (file.size === 0) return { fault: 'empty' };
  if (file.size > fileSizeMax) return { fault: 'tooLarge' };
  // It may have been moved or taken away since it was chosen.
  const start = await file
    .slice(0, 16)
    .arrayBuffer()
    .catch(() => null);
  if (start === null) return { fault: 'unreadable' };
  const head = String.fromCharCode(...new Uint8Array(start));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return { type: 'image/png' };
  if (head.startsWith('\xff\xd8\xff')) return { type: 'image/jpeg' };
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return { type: 'image/webp' };
  if (head.startsWith('%PDF-')) return { type: 'application/pdf' };
  return { fault: 'wrongType' };
}

export function formatSize(bytes: number, locale: string): string {
  const [amount, unit] =
    bytes < 1_000_000 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const format = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, format).format(amount);
}
