import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { client } from '../../kernel/db/schema.ts';
import { clientNamed } from '../../kernel/lists/found-in.ts';
import type { Actor } from '../../platform/actor.ts';
import { clientOfAccount, clientSorting } from './client-filter.ts';
import { clientScope } from './client-scope.ts';
import { selectClients } from './list-clients.ts';

const matchesMax = 20;

/** By a part of the user name or the full name, or by a whole account number, with its currency or without. */
export async function findClients(
  reader: Reader,
  actor: Actor,
  { username, fake = false }: { username: string; fake?: boolean | undefined },
): Promise<Schemas.ClientMatches> {
  const where = and(clientScope(actor), eq(client.fake, fake), matches(username.trim()));
  const sorting = clientSorting({ sort: 'username' });
  const { list } = await selectClients(reader, { where, sorting, limit: matchesMax });
  return { list, total: list.length };
}

function matches(words: string): SQL | undefined {
  return sql`${client.id} in (select ${client.id} from ${client} where ${clientNamed(words)} union all ${clientOfAccount(words)})`;
}
