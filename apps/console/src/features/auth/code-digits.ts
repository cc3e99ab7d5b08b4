/** How many digits an authenticator shows. */
export const codeLength = 6;

/** The digits of what was typed or pasted: `123 456` is a code too. */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, codeLength);
}
