import { and } from 'drizzle-orm';
import { csvStream } from '../../export/csv.ts';
import { readInBatches } from '../../export/read-in-batches.ts';
import { recordExport } from '../../export/record-export.ts';
import { actorOf } from '../../http/request-context.ts';
import type { Routes } from '../../http/routes.ts';
import { listAccounts } from '../account/list-accounts.ts';
import { clientColumns } from './client-csv.ts';
import { clientFilter, clientSorting } from './client-filter.ts';
import { clientView } from './client-view.ts';
import { requireClientRow } from './find-client.ts';
import { countClients, selectClients, sumBalances } from './list-clients.ts';

export const clientRoutes = {
  'GET /client/admin/v1/list': async ({ query }, context) => {
    const { page = 1, size = 20 } = query;
    const where = clientFilter(actorOf(context), query);
    const sorting = clientSorting(query);
    const { list } = await selectClients(context.db, {
      where,
      sorting,
      limit: size,
      offset: (page - 1) * size,
    });
    const total = await countClients(context.db, where);
    const totals = await sumBalances(context.db, where);
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
    await recordExport(context, { list: 'client', filter, count });
    const batches = readInBatches((after, limit) =>
      selectClients(context.db, {
        where: and(where, after && sorting.after(after)),
        sorting,
        limit,
      }),
    );
    return {
      stream: csvStream(clientColumns, context.language, batches),
      contentType: 'text/csv; charset=utf-8',
      filename: `clients-${new Date().toISOString().slice(0, 10)}.csv`,
    };
  },
} satisfies Routes;
