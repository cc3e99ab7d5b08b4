import type { Schemas } from '@brokerdesk/sdk';
import type { Reader } from '../../kernel/db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import { type ClientQuery, clientFilter } from '../client-access/client-filter.ts';
import { tallyClients } from '../tally/read-tallies.ts';
import { countAndSum } from './list-clients.ts';

export async function clientTotals(
  reader: Reader,
  actor: Actor,
  query: ClientQuery,
): Promise<{ total: number; totals: Schemas.CurrencyTotal[] }> {
  const tallied = await tallyClients(reader, actor, query);
  if (tallied !== null) return tallied;
  return countAndSum(reader, clientFilter(actor, query));
}
