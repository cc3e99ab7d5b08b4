import { can, chainOf, type Permissions, type Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { resourceOf } from '../../product/order-kinds.ts';

export type EventKind = Schemas.ClientEventKind;

const resources: Readonly<Record<EventKind, readonly Resource[]>> = {
  profile: ['client'],
  security: ['client'],
  kyc: ['kyc'],
  deposit: ['deposit'],
  withdrawal: ['withdrawal'],
  loan: ['loan'],
  compensation: ['compensation'],
  exchange: ['client'],
  trade: Object.values(resourceOf),
  emergency: ['emergency'],
  note: ['client'],
};

const mayRead = (permissions: Permissions) => (resource: Resource) =>
  can(permissions, 'read', chainOf(resource));

export function readableKinds(permissions: Permissions, kinds: string | undefined): EventKind[] {
  // The keys of a literal that is never changed are exactly the keys of its type.
  const all = Object.keys(resources) as EventKind[];
  const wanted = kinds?.split(',');
  return all.filter(
    (kind) =>
      (wanted === undefined || wanted.includes(kind)) && resources[kind].some(mayRead(permissions)),
  );
}

export function readableTradeKinds(permissions: Permissions): Schemas.TradeKind[] {
  // As above.
  const all = Object.keys(resourceOf) as Schemas.TradeKind[];
  return all.filter((kind) => mayRead(permissions)(resourceOf[kind]));
}
