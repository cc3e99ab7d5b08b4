import type { Schemas } from '@brokerdesk/sdk';

export type ProofType = Schemas.PresignRequest['content_type'];

export const proofTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'application/pdf',
] as const satisfies readonly ProofType[];

export const proofSizeMax = 10 * 1024 * 1024;

/** Why a file cannot be a proof. */
export type ProofFault = 'empty' | 'tooLarge' | 'wrongType';

/**
 * What a file is by its first bytes, as the server will look at it: pictures are often saved under
 * the name of another type.
 */
export async function readProof(
  file: Blob,
): Promise<{ type: ProofType; fault?: never } | { type?: never; fault: ProofFault }> {
  if (file.size === 0) return { fault: 'empty' };
  if (file.size > proofSizeMax) return { fault: 'tooLarge' };
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return { type: 'image/png' };
  if (head.startsWith('\xff\xd8\xff')) return { type: 'image/jpeg' };
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return { type: 'image/webp' };
  if (head.startsWith('%PDF-')) return { type: 'application/pdf' };
  return { fault: 'wrongType' };
}

/** `812 kB`, `3.4 MB`: the size of a file as the language writes it. */
export function formatSize(bytes: number, locale: string): string {
  const [amount, unit] =
    bytes < 1_000_000 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const format = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, format).format(amount);
}
