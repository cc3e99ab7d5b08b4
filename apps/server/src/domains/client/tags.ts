import type { Schemas } from '@brokerdesk/sdk';
import { arrayContains, sql } from 'drizzle-orm';
import { type Reader, rowsOf, type Transaction } from '../../kernel/db/database.ts';
import { client } from '../../kernel/db/schema.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../../platform/actor.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { clientScope } from '../client-access/client-scope.ts';
import { tagKey, tagText } from '../client-access/client-tag.ts';
import { changeClient } from './change-client.ts';
import { lockClient, requireClientVersion } from './lock-client.ts';
import { readClient } from './read-client.ts';

const tagsMax = 10;
const charactersMax = 30;
const listedMax = 200;

export async function listClientTags(reader: Reader, actor: Actor): Promise<Schemas.ClientTags> {
  const list = await rowsOf<{ name: string; count: number }>(
    reader,
    sql`select min(name) as name, count(*)::int as count
    from ${client}, unnest(${client.tags}, ${client.tagKeys}) as tag(name, key)
    where ${clientScope(actor) ?? sql`true`}
    group by key order by count desc, key limit ${listedMax}`,
  );
  return { list, total: list.length };
}

/** Throws NOT_FOUND, STALE_RECORD and VALIDATION. */
export async function changeClientTags(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { add = [], remove = [], version }: Schemas.ClientTagsChange,
): Promise<Schemas.Client> {
  const locked = await lockClient(tx, context, id);
  await requireClientVersion(tx, context, locked, version);
  requireReadable(add);
  const removed = new Set(remove.map(tagKey));
  const tags = new Map(
    locked.tags.map((tag) => [tagKey(tag), tag] as const).filter(([key]) => !removed.has(key)),
  );
  for (const typed of add) {
    const key = tagKey(typed);
    if (!tags.has(key)) tags.set(key, await spellingOf(tx, typed));
  }
  if (tags.size > tagsMax) {
    throw new Problem('VALIDATION', { errors: [{ field: 'add', code: 'TAGS_OVER_10' }] });
  }
  const tagKeys = [...tags.keys()];
  if (tagKeys.join('\n') === locked.tagKeys.join('\n')) {
    return readClient(tx, actorOf(context), id);
  }
  return changeClient(tx, context, locked, {
    what: 'tagged',
    set: { tags: [...tags.values()], tagKeys },
    before: { tags: locked.tags.join('; ') },
    after: { tags: [...tags.values()].join('; ') },
  });
}

const invisible = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

function requireReadable(tags: readonly string[]): void {
  const errors = tags.flatMap((typed, at): FieldProblem[] => {
    const tag = tagText(typed);
    const fits = tag !== '' && [...tag].length <= charactersMax && !invisible.test(tag);
    return fits ? [] : [{ field: `add.${at}`, code: 'FIELD_INVALID' }];
  });
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
}

async function spellingOf(reader: Reader, typed: string): Promise<string> {
  const key = tagKey(typed);
  const [other] = await reader
    .select({ tags: client.tags })
    .from(client)
    .where(arrayContains(client.tagKeys, [key]))
    .limit(1);
  return other?.tags.find((tag) => tagKey(tag) === key) ?? tagText(typed);
}
