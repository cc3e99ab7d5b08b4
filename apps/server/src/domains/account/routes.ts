import { actorOf } from '../../http/request-context.ts';
import type { Routes } from '../../http/routes.ts';
import { requireClient } from '../client/find-client.ts';
import { listAccounts } from './list-accounts.ts';

export const accountRoutes = {
  'GET /acc/admin/v1/list/{id}': async ({ path }, context) => {
    const found = await requireClient(context.db, actorOf(context), path.id);
    const list = (await listAccounts(context.db, [found.id])).get(found.id) ?? [];
    return { list, total: list.length, page: 1, size: Math.max(list.length, 1) };
  },
} satisfies Routes;
