import { currencies, isWholeOnly } from '#/ui/money/currencies.ts';

const wholeDigitsMax = 15;

/** Digits as people group them, all by commas or all by spaces: three at a time behind one to three. */
const grouped = /(?<![\d.,])[1-9]\d{0,2}(?:([,\s])\d{3})(?:\1\d{3})*(?!\d)/g;

/**
 * Any other comma or space within a number stays, and makes it none: `12,50` may be twelve and a half as well as a
 * slip.
 */
export function withoutSeparators(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll('。', '.')
    .trim()
    .replace(grouped, (digits) => digits.replace(/[,\s]/g, ''));
}

const signs: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'HKD', 'SGD', 'AUD', 'CAD'],
  US$: ['USD'],
  HK$: ['HKD'],
  S$: ['SGD'],
  A$: ['AUD'],
  C$: ['CAD'],
  '¥': ['CNY', 'JPY'],
  RMB: ['CNY'],
  元: ['CNY'],
  人民币: ['CNY'],
  美元: ['USD'],
  港元: ['HKD'],
  港币: ['HKD'],
  '€': ['EUR'],
  欧元: ['EUR'],
  '£': ['GBP'],
  英镑: ['GBP'],
  日元: ['JPY'],
  '₩': ['KRW'],
};

/** Null if it is no name of a currency. */
function currenciesNamed(name: string): readonly string[] | null {
  const sign = signs[name.toUpperCase()];
  if (sign !== undefined) return sign;
  return /^[a-z]{3,5}$/i.test(name) ? [name.toUpperCase()] : null;
}

type MoneyFault = 'notAmount' | 'separators' | 'decimals' | 'digits' | 'currency' | 'negative';

export type UnreadMoney = {
  text: string;
  fault: MoneyFault;
  /** With `currency`: the one that the text names, if it can be no other, and the amount of it. */
  named?: { currency: string; amount: string };
};

type MoneyReading = { amount: string } | UnreadMoney;

const shape =
  /^(?<minus>-?)\s*(?<front>[^\d\s.,-]*)\s*(?<second>-?)\s*(?<digits>\d[\d.,\s]*|\.\d*)\s*(?<back>[^\d\s.,-]*)$/u;

type Parts = { amount: string; named: readonly string[]; isNegative: boolean };

function partsOf(text: string): Parts | 'notAmount' | 'separators' {
  const plain = text.normalize('NFKC').replaceAll('。', '.').replace(/[−–—]/g, '-').trim();
  const { minus, front = '', second, digits, back = '' } = shape.exec(plain)?.groups ?? {};
  if (!digits || (front && back)) return 'notAmount';
  const named = front || back ? currenciesNamed(front || back) : [];
  if (named === null) return 'notAmount';
  const number = withoutSeparators(digits);
  if (/[,\s]|\..*\./.test(number)) return 'separators';
  const amount = number.replace(/^0+(?=\d)/, '').replace(/^\./, '0.');
  return { amount, named, isNegative: Boolean(minus || second) };
}

/**
 * Reads `1,234.5`, `￥12,345.67`, `500 USD`, full-width digits and points as well. The amount is a plain decimal, and
 * `''` if there is no text.
 */
export function readMoney(
  text: string,
  { currency = '', decimals = isWholeOnly(currency) ? 0 : 2 } = {},
): MoneyReading {
  if (text.trim() === '') return { amount: '' };
  const found = partsOf(text);
  const unread = { text: text.trim() };
  if (typeof found === 'string') return { ...unread, fault: found };
  const { amount, named, isNegative } = found;
  const [whole = '', fraction = ''] = amount.split('.');
  if (named.length > 0 && currency !== '' && !named.includes(currency.toUpperCase())) {
    const [only] = named;
    const isOffered =
      named.length === 1 && currencies.includes(only ?? '') && !isNegative && fraction.length <= 2;
    return {
      ...unread,
      fault: 'currency',
      ...(isOffered && only !== undefined && { named: { currency: only, amount } }),
    };
  }
  if (whole.length > wholeDigitsMax) return { ...unread, fault: 'digits' };
  if (fraction.length > decimals) return { ...unread, fault: 'decimals' };
  return isNegative ? { ...unread, fault: 'negative' } : { amount };
}

export function showTypedAmount(value: string): string {
  const [whole = '', fraction] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

export function caretAfter(shown: string, charactersBefore: number): number {
  let seen = 0;
  for (let at = 0; at < shown.length; at++) {
    if (seen === charactersBefore) return at;
    if (shown[at] !== ',') seen++;
  }
  return shown.length;
}

export type MoneyEdit = {
  text: string;
  caret: number;
  /** The text put in before the caret, or null if that is unknown or something was taken out. */
  inserted: string | null;
  by: 'key' | 'paste' | 'deletion' | 'other';
  /** Whether the text is shown as it was typed; otherwise its commas are the field's own. */
  isRaw: boolean;
};

/** Keeps commas of the user: dropping them would turn `12,50` into `1250`. */
export function readMoneyEdit({ text, caret, inserted, by, isRaw }: MoneyEdit): {
  text: string;
  head: string;
} {
  if (isRaw) return { text, head: text.slice(0, caret) };
  if (by === 'deletion') return joined(text.slice(0, caret), '', text.slice(caret));
  const start = caret - (inserted?.length ?? 0);
  if (inserted === null || text.slice(start, caret) !== inserted) {
    return { text, head: text.slice(0, caret) };
  }
  const before = text.slice(0, start);
  const after = text.slice(caret);
  if (before === '' && after === '') return { text: inserted, head: inserted };
  // Three digits may follow a comma at the end, which then separates thousands as those before it do.
  if (after === '' && inserted.normalize('NFKC') === ',') {
    return { text: `${before}${inserted}`, head: `${before}${inserted}` };
  }
  const plain = withoutSeparators(inserted);
  return joined(before, /,|\d\s+\d/.test(plain) ? inserted : plain, after);
}

function joined(before: string, inserted: string, after: string) {
  const head = before.replaceAll(',', '') + inserted;
  return { text: head + after.replaceAll(',', ''), head };
}
