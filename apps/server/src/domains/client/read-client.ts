import type { Schemas } from '@brokerdesk/sdk';
import type { Reader } from '../../kernel/db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import { listAccounts } from '../account/list-accounts.ts';
import { requireClientRow } from '../client-access/find-client.ts';
import { clientView } from './client-view.ts';

/** Throws NOT_FOUND, also for a client outside of the user's scope. */
export async function readClient(
  reader: Reader,
  actor: Actor,
  id: string,
): Promise<Schemas.Client> {
  const row = await requireClientRow(reader, actor, id);
  const accounts = await listAccounts(reader, [id]);
  return clientView(row, accounts.get(id) ?? []);
}
