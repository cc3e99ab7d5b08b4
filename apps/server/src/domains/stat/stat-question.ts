import { and, eq, type SQL } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { client } from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/when.ts';
import type { Actor } from '../../platform/actor.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { clientScope, clientsOfTeam } from '../client/client-scope.ts';
import { readSetting } from '../setting/settings.ts';
import { resolvePeriod, type TimeRange } from './time-range.ts';

/** Whose figures are asked for, of those that the person may see. */
export interface StatClients {
  agent_id?: string;
  fake?: boolean;
}

export interface StatQuery extends StatClients {
  from?: string;
  to?: string;
  in_base?: boolean;
}

/** What figures are asked for: of whom, of when, and whose days. */
export interface StatQuestion {
  reader: Reader;
  actor: Actor;
  /** A condition on `client`: the person's scope, and robots or real clients. */
  clients: SQL | undefined;
  range: TimeRange;
  timezone: string;
  /** The currency that all others are expressed in. */
  base: string;
  /** All currencies together in the base currency, instead of each by itself. */
  inBase: boolean;
  now: Date;
}

/** The clients whose figures the person may see, narrowed by the filters. */
export function countedClients(actor: Actor, query: StatClients): SQL | undefined {
  return and(
    clientScope(actor),
    eq(client.fake, query.fake ?? false),
    when(query.agent_id, clientsOfTeam),
  );
}

export async function readQuestion(
  context: RequestContext,
  query: StatQuery,
): Promise<StatQuestion> {
  const actor = actorOf(context);
  const now = new Date();
  const { timezone } = await readSetting(context.db, 'app');
  const { base_currency: base } = await readSetting(context.db, 'trade');
  return {
    reader: context.db,
    actor,
    clients: countedClients(actor, query),
    range: await resolvePeriod(context.db, query, timezone, now),
    timezone,
    base,
    inBase: query.in_base ?? false,
    now,
  };
}

/** What every answer says of what it is about. */
export function periodView({ now, range, timezone, base }: StatQuestion) {
  return {
    as_of: now.toISOString(),
    from: range.from.toISOString(),
    to: range.to.toISOString(),
    timezone,
    base_currency: base,
  };
}
