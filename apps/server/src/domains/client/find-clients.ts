import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { client } from '../../kernel/db/schema.ts';
import { containsText } from '../../kernel/lists/contains.ts';
import { clientMatches } from '../../kernel/lists/text-search.ts';
import type { Actor } from '../../platform/actor.ts';
import { clientOfAccount, clientSorting } from '../client-access/client-filter.ts';
import { agent, clientRef, leader, refColumns } from '../client-access/client-ref.ts';
import { clientScope } from '../client-access/client-scope.ts';
import { selectClients } from './list-clients.ts';
import { sameName } from './same-name.ts';

const matchesMax = 20;
const similarMax = 5;
const namesakesMax = 200;

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

function matches(text: string): SQL | undefined {
  return sql`${client.id} in (select ${client.id} from ${client} where ${clientMatches(text)} union all ${clientOfAccount(text)})`;
}

type Trait = Schemas.SimilarClient['same'][number];

export async function findSimilarClients(
  reader: Reader,
  actor: Actor,
  typed: Partial<Record<Trait, string | undefined>>,
): Promise<Schemas.SimilarClients> {
  const list: Schemas.SimilarClient[] = [];
  const add = (same: Trait, found: readonly Schemas.ClientRef[]) => {
    for (const one of found) {
      const known = list.find(({ client }) => client.id === one.id);
      if (known) known.same.push(same);
      else list.push({ client: one, same: [same] });
    }
  };
  const { mobile, email, full_name: name } = typed;
  if (mobile !== undefined) add('mobile', await selectSimilar(reader, actor, hasMobile(mobile)));
  if (email !== undefined) {
    const same = sql`lower(${client.email}) = lower(${email.trim()})`;
    add('email', await selectSimilar(reader, actor, same));
  }
  if (name !== undefined) {
    const words = name.trim().split(/\s+/);
    const named = and(...words.map((word) => containsText(client.fullName, word)));
    const found = await selectSimilar(reader, actor, named);
    add(
      'full_name',
      found.filter((one) => sameName(one.full_name, name)),
    );
  }
  const shown = list.slice(0, similarMax);
  return { list: shown, total: shown.length };
}

/** A mainland number without its country code; any other one without the sign. */
export function bareMobile(mobile: string): string {
  return mobile.replace(/^\+/, '').replace(/^86(?=1\d{10}$)/, '');
}

export function hasMobile(mobile: string): SQL {
  const bare = bareMobile(mobile);
  return inArray(
    client.mobile,
    ['', '+', '86', '+86'].map((before) => before + bare),
  );
}

async function selectSimilar(
  reader: Reader,
  actor: Actor,
  condition: SQL | undefined,
): Promise<Schemas.ClientRef[]> {
  const rows = await reader
    .select(refColumns)
    .from(client)
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .where(and(clientScope(actor), eq(client.fake, false), condition))
    .orderBy(asc(client.username))
    .limit(namesakesMax);
  return rows.map((row) => clientRef(row.client, row.agent));
}
