import type { Schemas } from '@brokerdesk/sdk';
import { useMemo, useState } from 'react';
import type { Quantities } from './judge-book.ts';

type Draft = {
  /** The allocation whose version goes with the next save. */
  base: Schemas.Allocation;
  filled: ReadonlyMap<string, string>;
  /** Typed since: few, so that a key copies no fifty thousand. */
  typed: ReadonlyMap<string, string>;
  /** The proposal that the quantities are, unless something was typed since. */
  proposal: Schemas.AllocationProposal | null;
  basis: Schemas.AllocationScheme | null;
  note: string;
  changed: boolean;
};

const storedQuantities = ({ lines }: Schemas.Allocation): ReadonlyMap<string, string> =>
  new Map(lines.map(({ trx_id: id, allotted }) => [id, allotted === 0 ? '' : `${allotted}`]));

const draftOf = (base: Schemas.Allocation): Draft => ({
  base,
  filled: storedQuantities(base),
  typed: new Map(),
  proposal: null,
  basis: base.scheme ?? base.changed_scheme,
  note: base.note ?? '',
  changed: false,
});

export const proposedQuantities = ({
  lines,
}: Schemas.AllocationProposal): ReadonlyMap<string, string> =>
  new Map(lines.map((line) => [line.trx_id, `${line.allotted}`]));

const isByHand = ({ base, proposal, changed }: Draft): boolean =>
  proposal === null && (changed || (base.scheme === null && base.drafted_by !== null));

/** By hand, the scheme of a proposal is that whose result is changed. */
const byHand = ({ proposal, basis }: Draft) => ({
  ...{ proposal: null, basis: proposal?.scheme ?? basis, changed: true },
});

/** A newer draft of the server replaces the quantities as long as nothing is typed; afterwards it waits, as `newer`. */
export function useBook(latest: Schemas.Allocation) {
  const [draft, setDraft] = useState(() => draftOf(latest));
  const isNewer = latest !== draft.base;
  if (isNewer && !draft.changed) setDraft(draftOf(latest));
  const { base, filled, typed, proposal, basis, note, changed } = draft;
  const quantities = useMemo(
    (): Quantities => ({ get: (id) => typed.get(id) ?? filled.get(id) }),
    [filled, typed],
  );
  return {
    base,
    quantities,
    proposal,
    basis,
    note,
    changed,
    /** Once a scheme was computed, the server asks for the reason of other quantities. */
    needsNote: isByHand(draft) && (latest.seed !== null || basis !== null),
    explain: (text: string) => setDraft((now) => ({ ...now, note: text })),
    newer: isNewer && changed && differs(base, latest) ? latest : null,
    type: (id: string, text: string) =>
      setDraft((now) => ({
        ...now,
        ...byHand(now),
        typed: new Map(now.typed).set(id, text),
      })),
    fill: (given: ReadonlyMap<string, string>) =>
      setDraft((now) => ({
        ...now,
        filled: new Map([...now.filled, ...now.typed, ...given]),
        typed: new Map(),
        ...byHand(now),
      })),
    propose: (given: Schemas.AllocationProposal) =>
      setDraft((now) => {
        const allotted = proposedQuantities(given);
        const all = now.base.lines.map(({ trx_id: id }): [string, string] => [
          id,
          allotted.get(id) ?? '',
        ]);
        return {
          ...now,
          ...{ filled: new Map(all), typed: new Map(), proposal: given, changed: true },
        };
      }),
    keepOver: (newer: Schemas.Allocation) =>
      setDraft((now) => ({
        ...now,
        base: newer,
        filled: new Map([...storedQuantities(newer), ...kept(now, newer)]),
        typed: new Map(),
      })),
    reset: (to: Schemas.Allocation) => setDraft(draftOf(to)),
  };
}

export type Book = ReturnType<typeof useBook>;

export function shownScheme({
  base,
  proposal,
  changed,
}: Pick<Book, 'base' | 'proposal' | 'changed'>) {
  if (proposal !== null) return { ...proposal, isChanged: false };
  const scheme = changed ? null : (base.scheme ?? base.changed_scheme);
  const { draw, seed } = base;
  return scheme && { scheme, draw, seed, isChanged: base.scheme === null };
}

function kept(
  { base, filled, typed }: Draft,
  newer: Schemas.Allocation,
): ReadonlyMap<string, string> {
  const stored = storedQuantities(base);
  const waiting = new Set(newer.lines.map(({ trx_id: id }) => id));
  return new Map(
    [...filled, ...typed].filter(([id, text]) => waiting.has(id) && text !== stored.get(id)),
  );
}

function differs(one: Schemas.Allocation, other: Schemas.Allocation): boolean {
  return (
    one.version !== other.version ||
    one.taken !== other.taken ||
    one.pool_qty !== other.pool_qty ||
    one.lines.length !== other.lines.length ||
    one.lines.some(({ trx_id: id }, at) => id !== other.lines[at]?.trx_id)
  );
}
