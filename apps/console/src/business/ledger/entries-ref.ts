import type { Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { createContext, useContext } from 'react';

const rights = {
  deposit: ['deposit', 'funds'],
  withdrawal: ['withdrawal', 'funds'],
  overdrawn: ['loan', 'compensation', 'funds'],
  trade: ['trx'],
  exchange: ['client'],
  client: ['client'],
  statement: ['client'],
} as const satisfies Record<string, readonly Resource[]>;

export type EntriesSource = keyof typeof rights;

export type EntriesRef = { of: EntriesSource; filter: Readonly<Record<string, string>> };

export type ListLedgerEntries = {
  of: EntriesSource;
  filter: (currency?: string) => EntriesRef['filter'];
};

export const namedMax = 200;

export const rightsTo = (of: EntriesSource): readonly Resource[] => rights[of];

/** By which name one currency is asked for: clients can have another one beside it. */
export const currencyKey = (of: EntriesSource) => (of === 'client' ? 'line_currency' : 'currency');

/** The filters of a list as they are written in an address; which rows come first is none. */
export function entriesFilter(search: object): Record<string, string> {
  const { sort: _, ...filters } = search as Record<string, unknown>;
  const set = Object.entries(filters).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set.map(([key, value]) => [key, String(value)]));
}

export const ShowEntries = createContext<(entries: EntriesRef) => void>(() => {
  throw new Error('Only a page shows lines: this stands outside of one.');
});

export const useShowEntries = (): ((entries: EntriesRef) => void) => useContext(ShowEntries);

type MoneyRecord = { id: string; status: Schemas.DepositStatus | Schemas.OverdrawnStatus };

/** Null before. */
export const ledgerRecordOf = ({ id, status }: MoneyRecord): string | null =>
  status === 'pending' || status === 'rejected' ? null : id;
