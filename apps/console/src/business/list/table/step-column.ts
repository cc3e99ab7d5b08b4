import { type Arrangement, putColumn } from './views/arrange-columns.ts';

export function stepColumn(
  arranged: readonly string[],
  pinned: Arrangement['pinned'],
  id: string,
  step: 1 | -1,
): Arrangement {
  const beside = neighbour(arranged, pinned, id, step);
  if (beside === undefined) return { order: arranged.slice(1), pinned };
  return putColumn(arranged, pinned, id, beside, step === 1 ? 'after' : 'before');
}

/** Undefined at the end of the row. */
export function neighbour(
  arranged: readonly string[],
  pinned: Arrangement['pinned'],
  id: string,
  step: 1 | -1,
): string | undefined {
  const at = arranged.indexOf(id);
  const beside = at <= 0 || at + step === 0 ? undefined : arranged[at + step];
  return beside !== undefined && pinned[beside] === pinned[id] ? beside : undefined;
}
