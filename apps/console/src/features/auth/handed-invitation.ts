/** What a link that was handed over says. */
export type HandedInvitation = { username: string; code: string };

/** A name may have dots; a code has none. */
const shape = /^#invitation=(.+)\.([^.]+)$/;

/**
 * Reads the invitation out of the address, which is rid of it at once: it is not for the history, nor
 * for whoever looks on. Null where there is none.
 */
export function takeHandedInvitation(
  { hash, pathname, search }: Pick<Location, 'hash' | 'pathname' | 'search'>,
  history: Pick<History, 'replaceState' | 'state'>,
): HandedInvitation | null {
  if (!hash.startsWith('#invitation=')) return null;
  history.replaceState(history.state, '', pathname + search);
  const [, username, code] = shape.exec(decoded(hash)) ?? [];
  return username === undefined || code === undefined ? null : { username, code };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
