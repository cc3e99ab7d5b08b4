/** Without letters and digits that look alike: 0 and o, 1, i and l. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 3;
const groupLength = 4;

/** A password of 59 bits in three groups, to be read out and typed without mistakes. */
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
