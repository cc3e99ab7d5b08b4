import { hashPassword } from '@brokerdesk/sdk';

type Filter = { bytes: Uint8Array; hashes: number };

let loading: Promise<Filter> | undefined;

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
 * One of 1000 other passwords is taken for a common one. False if the filter cannot be loaded: the server has the last
 * word.
 */
export async function commonPassword(password: string): Promise<boolean> {
  const [digest, filter] = await Promise.all([
    hashPassword(password),
    loadCommonPasswords().catch(() => null),
  ]);
  return filter !== null && mayContain(filter, digest);
}

/** Must match `bloomFilter` of scripts/lib/common-passwords.mjs. */
function mayContain({ bytes, hashes }: Filter, md5: string): boolean {
  const first = Number.parseInt(md5.slice(0, 8), 16);
  const step = Number.parseInt(md5.slice(8, 16), 16);
  return Array.from({ length: hashes }, (_, at) => (first + at * step) % (bytes.length * 8)).every(
    (bit) => ((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0,
  );
}

const newPasswordMin = 6;

export function isLongEnough(password: string): boolean {
  return [...password.trim()].length >= newPasswordMin;
}

/** Without letters and digits that look alike: 0 and o, 1, i and l. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 7;
const groupLength = 4;

/** Has 138 bits, in groups that can be copied, or typed without mistakes. */
export function generatePassword(random: (bytes: Uint8Array) => Uint8Array = fill): string {
  return Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => letters[below(letters.length, random)]).join(''),
  ).join('-');
}

const fill = (bytes: Uint8Array) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>);

/** Every number equally often: bytes beyond the last whole multiple are drawn again. */
function below(end: number, random: (bytes: Uint8Array) => Uint8Array): number {
  const limit = 256 - (256 % end);
  for (;;) {
    const [drawn = 0] = random(new Uint8Array(1));
    if (drawn < limit) return drawn % end;
  }
}
