import type { Schemas } from '@brokerdesk/sdk';

export type RecordLink = { label: string; to: string; search: Record<string, unknown> };

type Found = Pick<Schemas.DataException, 'subject' | 'client' | 'found'>;

/** The lists of robots are apart from those of clients. */
const robots = (client: Found['client']) => (client?.fake ? { fake: true } : {});

/** Accounts and clients have none: the client's drawer opens over any page. */
export function recordLinks({ subject, client, found }: Found): RecordLink[] {
  const { type, id, name, kind } = subject;
  if (type === 'product' && kind !== null) {
    return [{ label: name, to: `/trades/${kind}`, search: { id } }];
  }
  if (type === 'trade' && kind !== null) {
    return [{ label: name, to: `/trx/${kind}`, search: { id, ...robots(client) } }];
  }
  if (type === 'deposit_group') {
    return orderNumbers(found).map((orderNo) => ({
      label: orderNo,
      to: '/funds/deposit',
      search: { q: orderNo, ...robots(client) },
    }));
  }
  if (type === 'staff') {
    const [actorId = ''] = id.split('/');
    return [{ label: name, to: '/config/audit_log', search: { actor_id: actorId } }];
  }
  return [];
}

function orderNumbers(found: string): string[] {
  const [, numbers = ''] = /^\d+: (.+)$/.exec(found) ?? [];
  return numbers.split(', ').filter(Boolean);
}
