/** What a money field accepts: at most 15 digits before the point and 2 behind it. */
const accepted = /^\d{0,15}(?:\.\d{0,2})?$/;

/** Digits as people group them, all by commas or all by spaces: three at a time behind one to three. */
const grouped = /(?<![\d.,])[1-9]\d{0,2}(?:([,\s])\d{3})(?:\1\d{3})*(?!\d)/g;

/**
 * Without the separators of thousands, in plain digits and points. Any other comma or space within a number
 * stays, and makes it none: `12,50` may be twelve and a half as well as a slip.
 */
export function withoutSeparators(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll('。', '.')
    .trim()
    .replace(grouped, (digits) => digits.replace(/[,\s]/g, ''));
}

/**
 * The plain decimal behind what was typed or pasted (`1,234.5` → `1234.5`), or null when it cannot
 * become an amount. Full-width digits and points, as Chinese keyboards type them, are taken as well.
 */
export function readTypedAmount(typed: string): string | null {
  const plain = withoutSeparators(typed).replace(/^0+(?=\d)/, '');
  const value = plain.startsWith('.') ? `0${plain}` : plain;
  return accepted.test(value) ? value : null;
}

/**
 * Without the code of this currency in front or behind, as an amount has it that was copied from a page
 * (`1,234.50 USD`). Any other code stays: that is another amount of money.
 */
export function withoutCurrency(typed: string, currency: string): string {
  const plain = typed.normalize('NFKC').trim();
  const code = currency.toUpperCase();
  const labels = plain.toUpperCase();
  if (code === '' || labels === code) return typed;
  if (labels.endsWith(code)) return plain.slice(0, -code.length);
  return labels.startsWith(code) ? plain.slice(code.length) : typed;
}

/** The same where no currency is chosen yet, or all are meant: without any code in front or behind. */
export function withoutAnyCurrency(typed: string): string {
  const plain = typed.normalize('NFKC').trim();
  return plain.replace(/^[a-z]{3,5}(?=[\s\d])|(?<=[\s\d])[a-z]{3,5}$/i, '');
}

/** The amount as the field shows it while it is being typed: separators in, nothing added. */
export function showTypedAmount(value: string): string {
  const [whole = '', fraction] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Where the caret belongs after regrouping: behind as many digits and points as before. */
export function caretAfter(shown: string, charactersBefore: number): number {
  let seen = 0;
  for (let at = 0; at < shown.length; at++) {
    if (seen === charactersBefore) return at;
    if (shown[at] !== ',') seen++;
  }
  return shown.length;
}
