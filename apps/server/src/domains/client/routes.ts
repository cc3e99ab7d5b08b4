import type { SQL } from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';
import { answerExport } from '../../export/answer-export.ts';
import type { Actor } from '../../http/actor.ts';
import { actorOf } from '../../http/request-context.ts';
import type { Routes } from '../../http/routes.ts';
import { nearerEnd } from '../../lists/nearer-end.ts';
import { pageOf } from '../../lists/slice.ts';
import { tallyClients } from '../../tally/read-tallies.ts';
import { listAccounts } from '../account/list-accounts.ts';
import { clientColumns } from './client-csv.ts';
import { type ClientQuery, clientFilter, clientSorting } from './client-filter.ts';
import { clientView } from './client-view.ts';
import { requireClientRow } from './find-client.ts';
import { countClients, selectClients, sumBalances } from './list-clients.ts';

/** From the tallies where they know the filter, counted where they do not. */
async function figuresOf(reader: Reader, actor: Actor, query: ClientQuery, where: SQL | undefined) {
  const tallied = await tallyClients(reader, actor, query);
  return (
    tallied ?? {
      total: await countClients(reader, where),
      totals: await sumBalances(reader, where),
    }
  );
}

export const clientRoutes = {
  'GET /client/admin/v1/list': async ({ query }, context) => {
    const { page, size, ...slice } = pageOf(query);
    const where = clientFilter(actorOf(context), query);
    const sorting = clientSorting(query);
    const { total, totals } = await figuresOf(context.db, actorOf(context), query, where);
    const reach = nearerEnd(slice, total);
    const { list } = await selectClients(context.db, { where, sorting, ...reach });
    return { list, total, page, size, totals };
  },

  'GET /client/admin/v1/detail/{id}': async ({ path }, context) => {
    const row = await requireClientRow(context.db, actorOf(context), path.id);
    const accounts = await listAccounts(context.db, [row.client.id]);
    return clientView(row, accounts.get(row.client.id) ?? []);
  },

  'GET /client/admin/v1/export': async ({ query }, context) => {
    const { format: _, ...filter } = query;
    const where = clientFilter(actorOf(context), filter);
    const sorting = clientSorting(filter);
    const count = await countClients(context.db, where);
    return answerExport(context, {
      list: 'client',
      filter,
      where,
      sorting,
      count,
      columns: clientColumns,
      select: (slice) => selectClients(context.db, slice),
    });
  },
} satisfies Routes;
