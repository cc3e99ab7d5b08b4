import { type Decimal, plus } from '../../kernel/money/decimal.ts';
import {
  bare,
  type Candidate,
  deletions,
  type OpenLine,
  type Reference,
  referencesOf,
  writtenReferences,
} from './compare-lines.ts';

export class CandidateIndex {
  private readonly byReference = new Map<string, Set<Candidate>>();
  private readonly byDeletion = new Map<string, Set<Candidate>>();
  private readonly byAmount = new Map<string, Candidate[]>();
  private readonly byName = new Map<string, Candidate[]>();

  constructor(candidates: readonly Candidate[]) {
    for (const one of candidates) {
      for (const reference of referencesOf(one)) {
        addTo(this.byReference, reference, one);
        for (const key of deletions(reference)) addTo(this.byDeletion, key, one);
      }
      push(this.byAmount, amountKey(one.amount), one);
      for (const token of nameTokens(one.name)) push(this.byName, token, one);
    }
  }

  ofAmount({ amount }: OpenLine): readonly Candidate[] {
    return this.byAmount.get(amountKey(amount)) ?? [];
  }

  namedLike({ payer }: OpenLine): Candidate[] {
    return [...new Set(nameTokens(payer).flatMap((token) => this.byName.get(token) ?? []))];
  }

  referredBy(line: OpenLine): ReadonlyMap<Candidate, Reference> {
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
}

const amountKey = (amount: Decimal) => plus(amount, '0');

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

export function push<K, T>(map: Map<K, T[]>, key: K, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
