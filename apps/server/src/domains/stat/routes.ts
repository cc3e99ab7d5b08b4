import { can, chainOf } from '@brokerdesk/policy';
import { and, eq } from 'drizzle-orm';
import { client } from '../../db/schema.ts';
import { actorOf } from '../../http/request-context.ts';
import type { Routes } from '../../http/routes.ts';
import { when } from '../../lists/when.ts';
import { clientScope, clientsOfTeam } from '../client/client-scope.ts';
import { readSetting } from '../setting/settings.ts';
import { clientFigures, depositFigures } from './summary.ts';
import { resolveRange } from './time-range.ts';

export const statRoutes = {
  'GET /stat/admin/v1/summary': async ({ query }, context) => {
    const actor = actorOf(context);
    const now = new Date();
    const { timezone } = await readSetting(context.db, 'app');
    const range = await resolveRange(context.db, query, timezone, now);
    const clients = and(
      clientScope(actor),
      eq(client.fake, query.fake ?? false),
      when(query.agent_id, clientsOfTeam),
    );
    const deposits = can(actor.permissions, 'read', chainOf('deposit'))
      ? await depositFigures(context.db, clients, range)
      : null;
    return {
      as_of: now.toISOString(),
      from: range.from.toISOString(),
      to: range.to.toISOString(),
      pending: { deposit: deposits?.pending ?? null },
      deposits: deposits?.inRange ?? null,
      clients: can(actor.permissions, 'read', 'client')
        ? await clientFigures(context.db, clients, range)
        : null,
    };
  },
} satisfies Routes;
