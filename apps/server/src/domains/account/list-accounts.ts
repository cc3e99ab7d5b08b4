import type { Schemas } from '@brokerdesk/sdk';
import { asc, inArray } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { account } from '../../kernel/db/schema.ts';
import { accountView } from './account-view.ts';

export async function listAccounts(
  reader: Reader,
  clientIds: readonly string[],
): Promise<Map<string, Schemas.Account[]>> {
  const byClient = new Map<string, Schemas.Account[]>(clientIds.map((id) => [id, []]));
  if (clientIds.length === 0) return byClient;
  const rows = await reader
    .select()
    .from(account)
    .where(inArray(account.clientId, [...clientIds]))
    .orderBy(asc(account.currency), asc(account.id));
  for (const row of rows) byClient.get(row.clientId)?.push(accountView(row));
  return byClient;
}
