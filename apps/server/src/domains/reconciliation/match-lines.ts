import { compare, type Decimal, minus, percentOf } from '../../kernel/money/decimal.ts';
import { similarName } from '../bank-line/payer-names.ts';
import { sameName } from '../client/same-name.ts';
import { CandidateIndex, push } from './candidate-index.ts';
import {
  type Candidate,
  daysApart,
  type MatchReason,
  nameFits,
  near,
  nearest,
  type OpenLine,
  paidBy,
  type Reference,
  reasonsOf,
  repeats,
  total,
} from './compare-lines.ts';

export interface MatchProposal {
  kind: 'exact' | 'split' | 'over' | 'under' | 'duplicate';
  lineIds: readonly string[];
  recordIds: readonly string[];
  reasons: readonly MatchReason[];
  /** Sum of the lines less the records. */
  difference: Decimal;
  automatic: boolean;
}

const farDays = 10;
const feePercentMax = '10';
const feeMax = '60';
const splitMax = 4;
const splitCandidatesMax = 12;

/** A line or a record occurs in one proposal alone, but for duplicates. */
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

class Matching {
  private readonly lines: readonly OpenLine[];
  private readonly found: MatchProposal[] = [];
  private readonly usedLines = new Set<string>();
  private readonly usedRecords = new Map<string, OpenLine>();
  private readonly index: CandidateIndex;
  private readonly referred = new Map<string, ReadonlyMap<Candidate, Reference>>();

  constructor({ lines, candidates }: { lines: OpenLine[]; candidates: Candidate[] }) {
    this.lines = lines.toSorted((one, other) => one.day.localeCompare(other.day));
    this.index = new CandidateIndex(candidates);
    for (const line of this.lines) this.referred.set(line.id, this.index.referredBy(line));
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

  private severalRecords(): void {
    for (const line of this.open()) {
      const own = this.index.namedLike(line);
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
      const own = this.index.namedLike(line);
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
    return this.index
      .ofAmount(line)
      .filter((one) => this.usedRecords.has(one.id) === used && daysApart(line, one) <= farDays);
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
    return {
      kind,
      lineIds: lines.map(({ id }) => id),
      recordIds: records.map(({ id }) => id),
      reasons: reasonsOf(lines, records, (line, one) => this.reference(line, one)),
      difference: minus(total(lines), total(records)),
      automatic,
    };
  }
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
