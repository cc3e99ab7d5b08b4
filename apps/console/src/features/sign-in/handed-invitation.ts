/** A name may have dots; a code has none. */
const shape = /^#invitation=(.+)\.([^.]+)$/;

/** Whom a link invites, and the first half of the code; both empty without them. */
export function readHandedInvitation(hash: string): { username: string; code: string } {
  const [, username = '', code = ''] = shape.exec(decoded(hash)) ?? [];
  return { username, code };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
