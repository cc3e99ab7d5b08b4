/** How many digits an authenticator shows. */
export const codeLength = 6;

/** The digits of what was typed or pasted: `123 456` is a code too, and so is `１２３４５６`. */
export function codeDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, codeLength);
}
