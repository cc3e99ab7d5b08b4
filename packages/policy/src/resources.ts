const parents = {
  dashboard: null,
  stat: null,
  teamstat: 'stat',
  kyc: null,
  client: null,
  approval: null,
  funds: null,
  deposit: 'funds',
  withdrawal: 'funds',
  loan: 'funds',
  compensation: 'funds',
  trades: null,
  // The stock (limit-up) product.
  fo: 'trades',
  block: 'trades',
  ipo: 'trades',
  daily: 'trades',
  ai: 'trades',
  fund: 'trades',
  quant: 'trades',
  saving: 'trades',
  trx: null,
  stock_trx: 'trx',
  block_trx: 'trx',
  ipo_trx: 'trx',
  daily_trx: 'trx',
  sub_trx: 'trx',
  ai_trx: 'trx',
  fund_trx: 'trx',
  quant_trx: 'trx',
  allocation: 'trx',
  users: null,
  message: null,
  service: null,
  cryptoAddress: null,
  emergency: null,
  dataException: null,
  config: null,
  settings: 'config',
  permission: 'config',
  ipAccess: 'config',
  tradeConfig: 'config',
  exchangeConfig: 'config',
  currencyPair: 'config',
} as const;

export type Resource = keyof typeof parents;

/** Each parent is followed by its children. */
// The keys of a literal that is never changed are exactly the keys of its type.
export const resources = Object.freeze(Object.keys(parents)) as readonly Resource[];

const chains: ReadonlyMap<Resource, readonly [Resource, ...Resource[]]> = new Map(
  resources.map((resource) => {
    const parent = parents[resource];
    return [resource, Object.freeze(parent === null ? [resource] : [resource, parent])];
  }),
);

/**
 * A resource followed by its parent, for `can` if a right on the parent is enough. Returns the same frozen
 * array on every call.
 *
 * @example
 * chainOf('deposit'); // ['deposit', 'funds']
 * chainOf('client');  // ['client']
 */
export function chainOf(resource: Resource): readonly [Resource, ...Resource[]] {
  return chains.get(resource) ?? [resource];
}

/** The wildcard is not a resource. */
export function isResource(value: unknown): value is Resource {
  // A Map of known names returns false for any other value.
  return chains.has(value as Resource);
}
