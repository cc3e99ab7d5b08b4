/** A name may have dots; a code has none. */
const shape = /^#invitation=(.+)\.([^.]+)$/;

/** The username and the first half of the code in an invitation link; empty if the link has neither. */
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
