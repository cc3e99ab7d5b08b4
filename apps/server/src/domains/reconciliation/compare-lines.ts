import { compare, type Decimal, minus, plus } from '../../kernel/money/decimal.ts';
import { similarName } from '../bank-line/payer-names.ts';
import { sameName } from '../client/same-name.ts';

export interface OpenLine {
  id: string;
  direction: 'in' | 'out';
  /** The day of booking, `2026-11-26`. */
  day: string;
  /** Above zero. */
  amount: Decimal;
  currency: string;
  payer: string | null;
  reference: string | null;
  text: string;
  /** A line that takes an earlier one back pays for nothing. */
  reversal: boolean;
}

export interface Candidate {
  id: string;
  direction: 'in' | 'out';
  day: string;
  amount: Decimal;
  currency: string;
  name: string | null;
  reference: string | null;
  orderNo: string;
}

export type MatchReason =
  | 'reference_equal'
  | 'reference_similar'
  | 'amount_equal'
  | 'amount_sums'
  | 'amount_differs'
  | 'payer_equal'
  | 'payer_similar'
  | 'day_equal'
  | 'day_near';

export type Reference = 'equal' | 'similar';

const nearDays = 3;
/** Shorter numbers occur by chance. */
const referenceMin = 6;
const wordsMax = 4;

export function reasonsOf(
  lines: readonly OpenLine[],
  records: readonly Candidate[],
  reference: (line: OpenLine, one: Candidate) => Reference | undefined,
): MatchReason[] {
  const pairs = lines.flatMap((line) => records.map((one) => [line, one] as const));
  const every = (test: (line: OpenLine, one: Candidate) => boolean) =>
    pairs.every(([line, one]) => test(line, one));
  const differs = compare(minus(total(lines), total(records)), '0') !== 0;
  const several = lines.length > 1 || records.length > 1;
  const reasons: (MatchReason | false)[] = [
    every((line, one) => reference(line, one) === 'equal')
      ? 'reference_equal'
      : every((line, one) => reference(line, one) !== undefined) && 'reference_similar',
    differs ? 'amount_differs' : several ? 'amount_sums' : 'amount_equal',
    every((line, one) => named(line, one, sameName))
      ? 'payer_equal'
      : every((line, one) => named(line, one, similarName)) && 'payer_similar',
    every((line, one) => line.day === one.day) ? 'day_equal' : every(near) && 'day_near',
  ];
  return reasons.filter((reason) => reason !== false);
}

export function referenceBetween(line: OpenLine, one: Candidate): Reference | undefined {
  const written = writtenReferences(line);
  const known = referencesOf(one);
  if (known.some((reference) => written.includes(reference))) return 'equal';
  const near = new Set(known.flatMap((reference) => [reference, ...deletions(reference)]));
  const similar = written.some((key) => [key, ...deletions(key)].some((one) => near.has(one)));
  return similar ? 'similar' : undefined;
}

export const referencesOf = ({ reference, orderNo }: Candidate): string[] =>
  [reference ?? '', orderNo].map(bare).filter(({ length }) => length >= referenceMin);

export const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Includes references that the bank has broken with blanks. */
export function writtenReferences({ reference, text }: OpenLine): string[] {
  const words = `${reference ?? ''} ${text}`.split(/[^\p{L}\p{N}-]+/u).filter(Boolean);
  const found = new Set<string>(reference === null ? [] : [bare(reference)]);
  for (let from = 0; from < words.length; from += 1) {
    let joined = '';
    for (const word of words.slice(from, from + wordsMax)) {
      joined += bare(word);
      if (joined.length >= referenceMin) found.add(joined);
    }
  }
  return [...found].filter((one) => one.length >= referenceMin && /\d/.test(one));
}

/** The text without each of its letters in turn: two texts that share one differ by one letter. */
export const deletions = (text: string) =>
  text.length <= referenceMin
    ? []
    : Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));

export const nameFits = (line: OpenLine, one: Candidate) =>
  line.payer === null || one.name === null ? near(line, one) : similarName(line.payer, one.name);

const named = (
  line: OpenLine,
  one: Candidate,
  fits: (line: string, record: string) => boolean,
): boolean => line.payer !== null && one.name !== null && fits(line.payer, one.name);

export const paidBy = (line: OpenLine, one: Candidate) => named(line, one, similarName);

/** A second line of the same payment is a duplicate, and no rival of the first. */
export const repeats = (first: OpenLine, other: OpenLine) =>
  first.reference !== null &&
  other.reference !== null &&
  bare(first.reference) === bare(other.reference) &&
  first.payer === other.payer;

const days = new Map<string, number>();

/** Days since 1970. Kept, because each line is compared with many records. */
function dayOf(day: string): number {
  const known = days.get(day);
  if (known !== undefined) return known;
  const read = Date.parse(`${day}T00:00:00Z`) / 86_400_000;
  days.set(day, read);
  return read;
}

export const daysApart = (line: { day: string }, one: { day: string }) =>
  Math.abs(dayOf(line.day) - dayOf(one.day));
export const near = (line: { day: string }, one: { day: string }) =>
  daysApart(line, one) <= nearDays;

export const nearest = (line: OpenLine, candidates: readonly Candidate[]) =>
  candidates.toSorted((one, other) => daysApart(line, one) - daysApart(line, other))[0];

export const total = (of: readonly { amount: Decimal }[]) =>
  of.reduce((sum, { amount }) => plus(sum, amount), '0');
