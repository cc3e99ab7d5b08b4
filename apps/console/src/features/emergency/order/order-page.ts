import type { Schemas } from '@brokerdesk/sdk';

/** The page that shows an order, with the order open. */
export function orderPage({
  kind,
  id,
  client,
  facts,
}: Pick<Schemas.AmendableOrder, 'kind' | 'id' | 'client' | 'facts'>) {
  const search = { id, ...(client.fake && { fake: true }) };
  if (kind !== 'trade') return { to: `/funds/${kind}`, search };
  return { to: `/trx/${facts.find(({ name }) => name === 'kind')?.value ?? ''}`, search };
}
