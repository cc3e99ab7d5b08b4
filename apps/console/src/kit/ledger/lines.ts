import type { Resource } from '@brokerdesk/policy';

/** What the lines of the ledger are asked for by, and which right reads them. */
const rights = {
  deposit: ['deposit', 'funds'],
  withdrawal: ['withdrawal', 'funds'],
  overdrawn: ['loan', 'compensation', 'funds'],
  exchange: ['client'],
  client: ['client'],
  /** The statement of one client, `id`. */
  statement: ['client'],
} as const satisfies Record<string, readonly Resource[]>;

export type LinesOf = keyof typeof rights;

/** Some lines of the ledger: whose, and which of them, by the names that the server's filters have. */
export type Lines = { of: LinesOf; filter: Readonly<Record<string, string>> };

/** The lines behind a list, as its filters are when it is asked: all of them, or those behind one currency's sum. */
export type ListLines = { of: LinesOf; filter: (currency?: string) => Lines['filter'] };

/** As many records as one question names. */
export const namedMax = 200;

export const rightsTo = (of: LinesOf): readonly Resource[] => rights[of];

/** By which name one currency is asked for: clients can have another one beside it. */
export const currencyKey = (of: LinesOf) => (of === 'client' ? 'line_currency' : 'currency');

/** The filters of a list as they are written in an address; which rows come first is none. */
export function linesFilter(asked: object): Record<string, string> {
  const { sort: _, ...filters } = asked as Record<string, unknown>;
  const set = Object.entries(filters).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set.map(([key, value]) => [key, String(value)]));
}
