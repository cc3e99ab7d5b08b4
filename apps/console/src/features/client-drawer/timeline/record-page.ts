import type { Schemas } from '@brokerdesk/sdk';

type Happened = Pick<Schemas.ClientEvent, 'record' | 'trade_kind'>;

/** Where the record that it happened to is shown; null where it has no page. */
export function recordPage({ record, trade_kind: tradeKind }: Happened): string | null {
  switch (record?.type) {
    case 'kyc':
      return '/kyc';
    case 'deposit':
    case 'withdrawal':
    case 'loan':
    case 'compensation':
      return `/funds/${record.type}`;
    case 'bonus':
      return '/funds/compensation';
    case 'trade':
      return tradeKind && `/trx/${tradeKind}`;
    case 'amendment':
      return '/emergency';
    default:
      return null;
  }
}
