import { isDay } from '../../kernel/is-day.ts';
import { type Decimal, negate, plus } from '../../kernel/money/decimal.ts';
import {
  type RawLine,
  type RawStatement,
  textOrNull,
  UnreadableStatement,
} from './statement-file.ts';

interface Tag {
  name: string;
  text: string;
}

const lineForm =
  /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d{1,15},\d{0,8})([A-Z][A-Z0-9]{3})([^/\n]*)(?:\/\/([^\n]*))?(?:\n([\s\S]*))?$/;

export function readMt940(content: string): RawStatement {
  const tags = tagsOf(content);
  const accounts = new Set(valuesOf(tags, '25').map((text) => text.replaceAll(/\s/g, '')));
  if (accounts.size !== 1) throw new UnreadableStatement('accounts');
  const opening = balanceOf(tags.find(({ name }) => name === '60F' || name === '60M'));
  const closing = balanceOf(tags.findLast(({ name }) => name === '62F' || name === '62M'));
  const raw: RawLine[] = [];
  for (const [at, { name, text }] of tags.entries()) {
    if (name !== '61') continue;
    const next = tags[at + 1];
    raw.push(lineOf(text, next?.name === '86' ? next.text : ''));
  }
  return {
    accountNo: accountOf([...accounts][0] ?? ''),
    currency: opening?.currency ?? null,
    number: textOrNull(valuesOf(tags, '28C')[0]?.split('/')[0] ?? valuesOf(tags, '28')[0]),
    from: opening?.day ?? null,
    to: closing?.day ?? null,
    opening: opening?.amount ?? null,
    closing: closing?.amount ?? null,
    raw,
  };
}

function tagsOf(content: string): Tag[] {
  const body = content.replaceAll(/\r\n?/g, '\n').replaceAll(/^\{.*?\{4:|^-\}?.*$/gm, '');
  return body
    .split(/^:(?=\d{2}[A-Z]?:)/m)
    .slice(1)
    .map((part) => {
      const at = part.indexOf(':');
      return { name: part.slice(0, at), text: part.slice(at + 1).trimEnd() };
    });
}

const valuesOf = (tags: readonly Tag[], name: string) =>
  tags.filter((tag) => tag.name === name).map(({ text }) => text);

/** `BANKCODE/ACCOUNT` or the account alone. */
const accountOf = (text: string) => text.split('/').at(-1) ?? text;

function balanceOf(tag: Tag | undefined) {
  const read = /^([CD])(\d{6})([A-Z]{3})(\d{1,15},\d{0,8})/.exec(tag?.text ?? '');
  const [, mark = '', day = '', currency = '', amount = ''] = read ?? [];
  if (read === null) return undefined;
  return { day: dayOf(day), currency, amount: signed(amount, mark === 'D') };
}

/** A reversed credit takes money away: `RC`. */
function lineOf(text: string, details: string): RawLine {
  const read = lineForm.exec(text);
  const [, valueDay = '', entry, mark = '', , amount = '', , own = '', bank, more] = read ?? [];
  if (read === null) {
    return { day: null, amount: null, payer: null, reference: null, text, reversal: false };
  }
  const value = dayOf(valueDay);
  const fields = fieldsOf(details);
  const reference = own.trim() === 'NONREF' ? null : own;
  return {
    day: entry === undefined ? value : bookedDay(value, entry),
    amount: signed(amount, mark === 'D' || mark === 'RC'),
    payer: textOrNull(fields.payer),
    reference: textOrNull(fields.reference ?? reference ?? bank, 80),
    text: textOrNull([fields.text, reference, bank, more].filter(Boolean).join(' '), 500) ?? '',
    reversal: mark.startsWith('R'),
  };
}

/** `?20…?29` and `?60…?63` are text, `?32?33` the payer; others write `/REMI/…/NAME/…`. */
function fieldsOf(details: string): { text: string; payer?: string; reference?: string } {
  const flat = details.replaceAll('\n', '');
  if (/^\d{3}\?/.test(flat)) {
    const parts = flat.split('?').slice(1);
    const joined = (test: RegExp) =>
      parts
        .filter((part) => test.test(part.slice(0, 2)))
        .map((part) => part.slice(2))
        .join('');
    const text = joined(/^(2\d|6[0-3])$/);
    const reference = /(?:EREF|KREF)\+([^+]*?)(?=[A-Z]{4}\+|$)/.exec(text)?.[1];
    return { text, payer: joined(/^3[23]$/), ...(reference && { reference }) };
  }
  const named = (name: string) =>
    new RegExp(`/${name}/(?:/)?([^/]*(?:/(?![A-Z]{4}/)[^/]*)*)`).exec(flat)?.[1];
  const [payer, reference, text] = [named('NAME'), named('EREF'), named('REMI')];
  return {
    text: text ?? details.replaceAll('\n', ' '),
    ...(payer && { payer }),
    ...(reference && { reference }),
  };
}

function dayOf(yymmdd: string): string | null {
  const day = `20${yymmdd.slice(0, 2)}-${yymmdd.slice(2, 4)}-${yymmdd.slice(4, 6)}`;
  return isDay(day) ? day : null;
}

/** The day of booking has no year: that of the value day, or the next or last one at its turn. */
function bookedDay(value: string | null, entry: string): string | null {
  if (value === null) return null;
  const year = Number(value.slice(0, 4));
  const [month, valueMonth] = [Number(entry.slice(0, 2)), Number(value.slice(5, 7))];
  const turn = month - valueMonth > 6 ? -1 : valueMonth - month > 6 ? 1 : 0;
  const day = `${year + turn}-${entry.slice(0, 2)}-${entry.slice(2, 4)}`;
  return isDay(day) ? day : null;
}

function signed(amount: string, negative: boolean): Decimal {
  const value = plus(amount.replace(/,$/, '').replace(',', '.'), '0');
  return negative ? negate(value) : value;
}
