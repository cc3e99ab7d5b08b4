import { hashPassword } from '@brokerdesk/sdk';

type Filter = { bytes: Uint8Array; hashes: number };

let loading: Promise<Filter> | undefined;

/** Loads what `commonPassword` looks into, for a form that will ask. */
export function loadCommonPasswords(): Promise<Filter> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Filter> {
  const { filter, hashes } = await import('./generated/common-passwords.ts');
  return { bytes: Uint8Array.from(atob(filter), (char) => char.charCodeAt(0)), hashes };
}

/**
 * Whether the password is one of the most common ones; one of 1000 others is taken for such. The server, which
 * refuses them, has the last word: false if the filter cannot be loaded.
 */
export async function commonPassword(password: string): Promise<boolean> {
  const [digest, filter] = await Promise.all([
    hashPassword(password),
    loadCommonPasswords().catch(() => null),
  ]);
  return filter !== null && mayContain(filter, digest);
}

/** As `bloomFilter` of scripts/lib/common-passwords.mjs has set the bits. */
function mayContain({ bytes, hashes }: Filter, md5: string): boolean {
  const first = Number.parseInt(md5.slice(0, 8), 16);
  const step = Number.parseInt(md5.slice(8, 16), 16);
  return Array.from({ length: hashes }, (_, at) => (first + at * step) % (bytes.length * 8)).every(
    (bit) => ((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0,
  );
}
