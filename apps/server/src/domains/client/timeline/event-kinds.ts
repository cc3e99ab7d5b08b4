import { can, chainOf, type Permissions, type Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';

export type EventKind = Schemas.ClientEventKind;

/** The resources, one of which a person must be allowed to read to see it; of trades each kind has its own. */
const resources: Readonly<Record<EventKind, readonly Resource[]>> = {
  profile: ['client'],
  security: ['client'],
  kyc: ['kyc'],
  deposit: ['deposit'],
  withdrawal: ['withdrawal'],
  loan: ['loan'],
  compensation: ['compensation'],
  exchange: ['client'],
  trade: [
    'stock_trx',
    'block_trx',
    'ipo_trx',
    'daily_trx',
    'sub_trx',
    'ai_trx',
    'fund_trx',
    'quant_trx',
  ],
  emergency: ['emergency'],
  note: ['client'],
};

const tradeResources: Readonly<Record<Schemas.TradeKind, Resource>> = {
  stock: 'stock_trx',
  block: 'block_trx',
  ipo: 'ipo_trx',
  daily: 'daily_trx',
  subscribe: 'sub_trx',
  ai: 'ai_trx',
  fund: 'fund_trx',
  quant: 'quant_trx',
};

const mayRead = (permissions: Permissions) => (resource: Resource) =>
  can(permissions, 'read', chainOf(resource));

/** The kinds that the person may see, of those that are asked for with commas between them. */
export function readableKinds(permissions: Permissions, asked: string | undefined): EventKind[] {
  // The keys of a literal that is never changed are exactly the keys of its type.
  const all = Object.keys(resources) as EventKind[];
  const wanted = asked?.split(',');
  return all.filter(
    (kind) =>
      (wanted === undefined || wanted.includes(kind)) && resources[kind].some(mayRead(permissions)),
  );
}

export function readableTradeKinds(permissions: Permissions): Schemas.TradeKind[] {
  // As above.
  const all = Object.keys(tradeResources) as Schemas.TradeKind[];
  return all.filter((kind) => mayRead(permissions)(tradeResources[kind]));
}
