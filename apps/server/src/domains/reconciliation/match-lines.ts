import { compare, type Decimal, minus, percentOf, plus } from '../../kernel/money/decimal.ts';
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

/** A deposit or a payout that has no line yet. */
export interface Candidate {
  id: string;
  direction: 'in' | 'out';
  day: string;
  amount: Decimal;
  currency: string;
  name: string | null;
  /** The payment reference, as the client or the firm gave it. */
  reference: string | null;
  orderNo: string;
}

type MatchReason =
  | 'reference_equal'
  | 'reference_similar'
  | 'amount_equal'
  | 'amount_sums'
  | 'amount_differs'
  | 'payer_equal'
  | 'payer_similar'
  | 'day_equal'
  | 'day_near';

export interface MatchProposal {
  kind: 'exact' | 'split' | 'over' | 'under' | 'duplicate';
  lineIds: readonly string[];
  recordIds: readonly string[];
  reasons: readonly MatchReason[];
  /** Sum of the lines less the records. */
  difference: Decimal;
  /** No other line and no other record fits as well: many of these may be confirmed at once. */
  automatic: boolean;
}

const nearDays = 3;
const farDays = 10;
const feePercentMax = '10';
const feeMax = '60';
/** Shorter numbers occur by chance. */
const referenceMin = 6;
const splitMax = 4;
const splitCandidatesMax = 12;

/**
 * Proposals for lines of a statement, each with its reasons. A line or a record occurs in one proposal alone, but for
 * duplicates. Reads nothing and changes nothing.
 */
export function matchLines(
  lines: readonly OpenLine[],
  candidates: readonly Candidate[],
): MatchProposal[] {
  return (['in', 'out'] as const).flatMap((direction) => {
    const groups = new Map<string, { lines: OpenLine[]; candidates: Candidate[] }>();
    const groupOf = (currency: string) => {
      const group = groups.get(currency) ?? { lines: [], candidates: [] };
      groups.set(currency, group);
      return group;
    };
    for (const line of lines) {
      if (line.direction === direction && !line.reversal) groupOf(line.currency).lines.push(line);
    }
    for (const one of candidates) {
      if (one.direction === direction) groupOf(one.currency).candidates.push(one);
    }
    return [...groups.values()].flatMap((group) => new Matching(group).run());
  });
}

type Reference = 'equal' | 'similar';

/** The lines and records of one currency and direction. */
class Matching {
  private readonly lines: readonly OpenLine[];
  private readonly found: MatchProposal[] = [];
  private readonly usedLines = new Set<string>();
  private readonly usedRecords = new Map<string, OpenLine>();
  private readonly byReference = new Map<string, Set<Candidate>>();
  private readonly byDeletion = new Map<string, Set<Candidate>>();
  private readonly byAmount = new Map<string, Candidate[]>();
  private readonly byName = new Map<string, Candidate[]>();
  private readonly referred = new Map<string, ReadonlyMap<Candidate, Reference>>();

  constructor({ lines, candidates }: { lines: OpenLine[]; candidates: Candidate[] }) {
    this.lines = lines.toSorted((one, other) => one.day.localeCompare(other.day));
    for (const one of candidates) {
      for (const reference of [one.reference ?? '', one.orderNo].map(bare)) {
        if (reference.length < referenceMin) continue;
        addTo(this.byReference, reference, one);
        for (const key of deletions(reference)) addTo(this.byDeletion, key, one);
      }
      push(this.byAmount, amountKey(one.amount), one);
      for (const token of nameTokens(one.name)) push(this.byName, token, one);
    }
    for (const line of this.lines) this.referred.set(line.id, this.referredBy(line));
  }

  run(): MatchProposal[] {
    this.unique((line) =>
      this.sameAmount(line).filter((one) => this.reference(line, one) === 'equal'),
    );
    this.duplicates();
    this.parts(['equal']);
    this.unique((line) =>
      this.sameAmount(line).filter(
        (one) => this.reference(line, one) === 'similar' && nameFits(line, one),
      ),
    );
    this.unique((line) => this.byPayer(line, sameName));
    this.unique((line) => this.byPayer(line, similarName));
    this.parts(['equal', 'similar']);
    this.duplicates();
    this.severalRecords();
    this.fees();
    this.amountAlone();
    return this.found;
  }

  /** Pairs of a line and a record that fit each other alone; others are proposed by the nearest day. */
  private unique(fitting: (line: OpenLine) => Candidate[]): void {
    const edges = new Map<OpenLine, Candidate[]>();
    const back = new Map<Candidate, OpenLine[]>();
    for (const line of this.open()) {
      const fits = fitting(line);
      if (fits.length === 0) continue;
      edges.set(line, fits);
      for (const one of fits) back.set(one, [...(back.get(one) ?? []), line]);
    }
    for (const [line, fits] of edges) {
      const free = fits.filter((one) => !this.usedRecords.has(one.id));
      const one = nearest(line, free);
      if (one === undefined) continue;
      const rivals = (back.get(one) ?? []).filter((other) => other.id !== line.id);
      const alone = fits.length === 1 && rivals.every((other) => repeats(line, other));
      const certain = alone && !this.contradicts(line, one);
      this.add('exact', [line], [one], certain);
    }
  }

  /** Lines of one reference that add up to its record, and lines that are above or below it. */
  private parts(by: readonly Reference[]): void {
    const groups = new Map<Candidate, OpenLine[]>();
    for (const line of this.open()) {
      const fits = [...(this.referred.get(line.id) ?? [])].filter(
        ([one, how]) =>
          !this.usedRecords.has(one.id) &&
          by.includes(how) &&
          daysApart(line, one) <= farDays &&
          (how === 'equal' || nameFits(line, one)),
      );
      const [first, ...others] = fits;
      if (first !== undefined && others.length === 0) push(groups, first[0], line);
    }
    for (const [one, lines] of groups) {
      const sum = total(lines);
      const difference = compare(sum, one.amount);
      if (difference === 0 && lines.length > 1) {
        this.add(
          'split',
          lines,
          [one],
          lines.every((line) => nameFits(line, one)),
        );
      } else if (difference !== 0) {
        this.add(difference > 0 ? 'over' : 'under', lines, [one], false);
      }
    }
  }

  /** A line for a record that another line has paid already. */
  private duplicates(): void {
    for (const line of this.open()) {
      const paid = this.sameAmount(line, true).filter(
        (one) =>
          this.usedRecords.has(one.id) &&
          (this.reference(line, one) === 'equal' || (near(line, one) && paidBy(line, one))),
      );
      const free = this.sameAmount(line).filter((one) => near(line, one) && paidBy(line, one));
      const [one] = paid;
      if (one === undefined || free.length > 0) continue;
      this.usedLines.add(line.id);
      this.found.push(this.proposal('duplicate', [line], [one], false));
    }
  }

  /** One line that pays several records of its payer. */
  private severalRecords(): void {
    for (const line of this.open()) {
      const own = distinct(nameTokens(line.payer).flatMap((token) => this.byName.get(token) ?? []));
      const open = own.filter(
        (one) => !this.usedRecords.has(one.id) && near(line, one) && paidBy(line, one),
      );
      if (open.length < 2 || open.length > splitCandidatesMax) continue;
      const sums = subsets(open).filter((set) => compare(total(set), line.amount) === 0);
      const [first, ...others] = sums;
      if (first === undefined || others.length > 0) continue;
      this.add(
        'split',
        [line],
        first,
        first.every((one) => this.reference(line, one) === 'equal'),
      );
    }
  }

  /** A payer's line that is a little less than the record: a bank on the way took its fee. */
  private fees(): void {
    const isFee = (line: OpenLine, one: Candidate) => {
      const missing = minus(one.amount, line.amount);
      return (
        compare(missing, '0') > 0 &&
        compare(missing, feeMax) <= 0 &&
        compare(missing, percentOf(one.amount, feePercentMax, one.currency)) <= 0
      );
    };
    for (const line of this.open()) {
      const own = distinct(nameTokens(line.payer).flatMap((token) => this.byName.get(token) ?? []));
      const [one, ...others] = own.filter(
        (other) =>
          !this.usedRecords.has(other.id) &&
          near(line, other) &&
          paidBy(line, other) &&
          isFee(line, other),
      );
      if (one !== undefined && others.length === 0) this.add('under', [line], [one], false);
    }
  }

  /** The amount of the day, for a line without a payer. */
  private amountAlone(): void {
    for (const line of this.open()) {
      if (line.payer !== null) continue;
      const [one, ...others] = this.sameAmount(line).filter((other) => near(line, other));
      if (one !== undefined && others.length === 0) this.add('exact', [line], [one], false);
    }
  }

  private open(): OpenLine[] {
    return this.lines.filter((line) => !this.usedLines.has(line.id));
  }

  private sameAmount(line: OpenLine, used = false): Candidate[] {
    const all = this.byAmount.get(amountKey(line.amount)) ?? [];
    return all.filter(
      (one) => this.usedRecords.has(one.id) === used && daysApart(line, one) <= farDays,
    );
  }

  private byPayer(line: OpenLine, fits: (one: string, other: string) => boolean): Candidate[] {
    // A reference that names another record is stronger than a name.
    if ([...(this.referred.get(line.id)?.values() ?? [])].includes('equal')) return [];
    return this.sameAmount(line).filter(
      (one) =>
        near(line, one) && line.payer !== null && one.name !== null && fits(line.payer, one.name),
    );
  }

  /** Another reference, or another payer: a payment by a third party is left to a user. */
  private contradicts(line: OpenLine, one: Candidate): boolean {
    const named = line.payer !== null && one.name !== null;
    const referred = line.reference !== null && one.reference !== null;
    return (named && !paidBy(line, one)) || (referred && this.reference(line, one) === undefined);
  }

  private reference(line: OpenLine, one: Candidate): Reference | undefined {
    return this.referred.get(line.id)?.get(one);
  }

  /** Records whose reference the line has; if none, those of which it has one with a wrong letter. */
  private referredBy(line: OpenLine): ReadonlyMap<Candidate, Reference> {
    const written = writtenReferences(line);
    const equal = written.flatMap((key) => [...(this.byReference.get(key) ?? [])]);
    if (equal.length > 0) return new Map(equal.map((one) => [one, 'equal']));
    const similar = written.flatMap((key) =>
      [key, ...deletions(key)].flatMap((shorter) => [
        ...(this.byDeletion.get(shorter) ?? []),
        ...(this.byReference.get(shorter) ?? []),
      ]),
    );
    return new Map(similar.map((one) => [one, 'similar']));
  }

  private add(
    kind: MatchProposal['kind'],
    lines: readonly OpenLine[],
    records: readonly Candidate[],
    automatic: boolean,
  ): void {
    for (const line of lines) {
      this.usedLines.add(line.id);
      for (const one of records) this.usedRecords.set(one.id, line);
    }
    this.found.push(this.proposal(kind, lines, records, automatic));
  }

  private proposal(
    kind: MatchProposal['kind'],
    lines: readonly OpenLine[],
    records: readonly Candidate[],
    automatic: boolean,
  ): MatchProposal {
    const pairs = lines.flatMap((line) => records.map((one) => [line, one] as const));
    const difference = minus(total(lines), total(records));
    const several = lines.length > 1 || records.length > 1;
    const every = (test: (line: OpenLine, one: Candidate) => boolean) =>
      pairs.every(([line, one]) => test(line, one));
    const reasons: (MatchReason | false)[] = [
      every((line, one) => this.reference(line, one) === 'equal')
        ? 'reference_equal'
        : every((line, one) => this.reference(line, one) !== undefined) && 'reference_similar',
      compare(difference, '0') !== 0 ? 'amount_differs' : several ? 'amount_sums' : 'amount_equal',
      every((line, one) => named(line, one, sameName))
        ? 'payer_equal'
        : every((line, one) => named(line, one, similarName)) && 'payer_similar',
      every((line, one) => line.day === one.day) ? 'day_equal' : every(near) && 'day_near',
    ];
    return {
      kind,
      lineIds: lines.map(({ id }) => id),
      recordIds: records.map(({ id }) => id),
      reasons: reasons.filter((reason) => reason !== false),
      difference,
      automatic,
    };
  }
}

/** Letters and digits alone, as references are compared. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Every reference that a line may name: also one that the bank has broken with blanks. */
function writtenReferences({ reference, text }: OpenLine): string[] {
  const words = `${reference ?? ''} ${text}`.split(/[^\p{L}\p{N}-]+/u).filter(Boolean);
  const found = new Set<string>(reference === null ? [] : [bare(reference)]);
  for (let from = 0; from < words.length; from += 1) {
    let joined = '';
    for (const word of words.slice(from, from + splitMax)) {
      joined += bare(word);
      if (joined.length >= referenceMin) found.add(joined);
    }
  }
  return [...found].filter((one) => one.length >= referenceMin && /\d/.test(one));
}

/** The text without each of its letters in turn: two texts that share one differ by one letter. */
const deletions = (text: string) =>
  text.length <= referenceMin
    ? []
    : Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));

/** The payer fits, or neither side contradicts it. */
const nameFits = (line: OpenLine, one: Candidate) =>
  line.payer === null || one.name === null ? near(line, one) : similarName(line.payer, one.name);

const named = (
  line: OpenLine,
  one: Candidate,
  fits: (line: string, record: string) => boolean,
): boolean => line.payer !== null && one.name !== null && fits(line.payer, one.name);

const paidBy = (line: OpenLine, one: Candidate) => named(line, one, similarName);

/** A second line of the same payment is a duplicate, and no rival of the first. */
const repeats = (first: OpenLine, other: OpenLine) =>
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

const daysApart = (line: { day: string }, one: { day: string }) =>
  Math.abs(dayOf(line.day) - dayOf(one.day));
const near = (line: { day: string }, one: { day: string }) => daysApart(line, one) <= nearDays;

const nearest = (line: OpenLine, candidates: readonly Candidate[]) =>
  candidates.toSorted((one, other) => daysApart(line, one) - daysApart(line, other))[0];

const total = (of: readonly { amount: Decimal }[]) =>
  of.reduce((sum, { amount }) => plus(sum, amount), '0');

const amountKey = (amount: Decimal) => plus(amount, '0');

const distinct = <T>(of: readonly T[]) => [...new Set(of)];

const nameTokens = (name: string | null) =>
  name === null
    ? []
    : [Array.from(bare(name))[0] ?? '', ...name.toUpperCase().split(/[\s,.]+/)].filter(
        (token) => token !== '',
      );

function addTo<K, T>(map: Map<K, Set<T>>, key: K, value: T): void {
  const set = map.get(key);
  if (set === undefined) map.set(key, new Set([value]));
  else set.add(value);
}

function push<K, T>(map: Map<K, T[]>, key: K, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** Two to four of them. */
function subsets<T>(of: readonly T[]): T[][] {
  const sets: T[][] = [[]];
  for (const one of of) {
    const longer = sets.filter((set) => set.length < splitMax).map((set) => [...set, one]);
    sets.push(...longer);
  }
  return sets.filter((set) => set.length > 1);
}
