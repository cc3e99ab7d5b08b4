import { can, chainOf, type Permissions, type Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';

interface TopicRule {
  /** Decides who receives events: the client's scope, or for `staff` people who see all or lead the user. */
  of: 'client' | 'staff' | 'firm' | 'person';
  /** Null for what is a person's own, and for what all receive. */
  resource: Resource | null;
}

const topics = {
  account: { of: 'client', resource: 'client' },
  /** Announces audit entries by the number of the last one. */
  audit: { of: 'firm', resource: 'permission' },
  bank_statement: { of: 'firm', resource: 'deposit' },
  bulk_run: { of: 'person', resource: null },
  client: { of: 'client', resource: 'client' },
  /** Rights to the records are checked on reading, as with proposals. */
  comment: { of: 'firm', resource: null },
  allocation: { of: 'firm', resource: 'allocation' },
  dataException: { of: 'firm', resource: 'dataException' },
  deposit: { of: 'client', resource: 'deposit' },
  export: { of: 'person', resource: null },
  handover: { of: 'firm', resource: 'dashboard' },
  ip_rule: { of: 'firm', resource: 'ipAccess' },
  kyc: { of: 'client', resource: 'kyc' },
  kyc_claim: { of: 'client', resource: 'kyc' },
  compensation: { of: 'client', resource: 'compensation' },
  loan: { of: 'client', resource: 'loan' },
  product: { of: 'firm', resource: 'trades' },
  product_template: { of: 'firm', resource: 'trades' },
  service_account: { of: 'firm', resource: 'permission' },
  session: { of: 'person', resource: null },
  staff: { of: 'staff', resource: 'users' },
  /** The name, the logo and the time zone are shown to everybody. */
  setting: { of: 'firm', resource: null },
  withdrawal: { of: 'client', resource: 'withdrawal' },
  /** Names the kind of record alone. */
  work: { of: 'firm', resource: null },
  trade: { of: 'client', resource: 'trx' },
  saving_holding: { of: 'client', resource: 'trx' },
  amendment: { of: 'client', resource: 'emergency' },
  crypto_address: { of: 'firm', resource: 'cryptoAddress' },
  currency_pair: { of: 'firm', resource: 'currencyPair' },
  document: { of: 'firm', resource: 'settings' },
  exchange: { of: 'firm', resource: 'exchangeConfig' },
  notification: { of: 'person', resource: null },
  message: { of: 'firm', resource: 'message' },
  rate: { of: 'firm', resource: 'exchangeConfig' },
  support_channel: { of: 'firm', resource: 'service' },
  trade_config: { of: 'firm', resource: 'tradeConfig' },
  /** Rights to single proposals are checked on reading; the event goes to everybody. */
  proposal: { of: 'firm', resource: null },
  view: { of: 'firm', resource: null },
} as const satisfies Record<
  Schemas.EventTopic,
  TopicRule &
    (
      | { of: 'client' | 'staff'; resource: Resource }
      | { of: 'firm'; resource: Resource | null }
      | { of: 'person'; resource: null }
    )
>;

export type Topic = keyof typeof topics;

type TopicOf<Whose extends TopicRule['of']> = {
  [T in Topic]: (typeof topics)[T]['of'] extends Whose ? T : never;
}[Topic];

export type FirmTopic = TopicOf<'firm'>;

/** Never holds the content of the record. */
export type Change = {
  id: string;
  version: number;
} & (
  | { topic: TopicOf<'client'>; clientId: string }
  | { topic: TopicOf<'firm'> }
  | { topic: TopicOf<'staff'> }
  | { topic: TopicOf<'person'>; userId: string }
);

export function changeOf(topic: TopicOf<'client'>) {
  return ({
    id,
    version,
    clientId,
  }: {
    id: string;
    version: number;
    clientId: string;
  }): Change => ({
    ...{ topic, id, version, clientId },
  });
}

export function topicsFor(permissions: Permissions): Topic[] {
  // The keys of a literal that is never changed are exactly the keys of its type.
  return (Object.keys(topics) as Topic[]).filter((topic) => {
    const { resource } = topics[topic];
    return resource === null || can(permissions, 'read', chainOf(resource));
  });
}
