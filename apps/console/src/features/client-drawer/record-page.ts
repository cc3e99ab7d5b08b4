import {
  chainOf,
  type MenuEntry,
  type MenuName,
  menuTree,
  type Resource,
} from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';

export type RecordKind = Schemas.LedgerRecordKind | 'kyc' | 'amendment';

const names = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  loan: 'loan',
  compensation: 'compensation',
  bonus: 'compensation',
  exchange: 'deposit',
  stock: 'stockTrx',
  block: 'blockTrx',
  ipo: 'ipoTrx',
  daily: 'dailyTrx',
  subscribe: 'subTrx',
  ai: 'aiTrx',
  fund: 'fundTrx',
  quant: 'quantTrx',
  kyc: 'kyc',
  amendment: 'emergency',
} as const satisfies Record<Exclude<RecordKind, 'saving'>, MenuName>;

function findEntry(entries: readonly MenuEntry[], name: MenuName): MenuEntry | undefined {
  return entries
    .flatMap((entry) => [entry, ...(entry.children ?? [])])
    .find((entry) => entry.name === name);
}

export type RecordPage = {
  path: string;
  resources: readonly Resource[];
  search: Record<string, unknown>;
};

export function recordPage({
  kind,
  id,
  order_no: q,
}: {
  kind: RecordKind;
  id: string;
  order_no: string | null;
}): RecordPage | null {
  // A saving is shown with its product.
  if (kind === 'saving') return null;
  const entry = findEntry(menuTree, names[kind]);
  if (entry === undefined) return null;
  if (kind !== 'exchange') {
    return { path: entry.path, resources: chainOf(entry.meta.resource), search: { id } };
  }
  // An exchange is over when it begins: it has a list, and nothing more to look at.
  return { path: '/funds/exchange', resources: ['client'], search: q === null ? {} : { q } };
}
