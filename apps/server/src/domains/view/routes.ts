import type { Routes } from '../../http/routes.ts';
import { actorOf } from '../../platform/request-context.ts';
import { deleteView, listViews, saveView } from './saved-views.ts';

export const viewRoutes = {
  'GET /view/admin/v1/list': ({ query }, context) =>
    listViews(context.db, actorOf(context), query.list),

  'PUT /view/admin/v1/{id}': ({ path, body }, context) => saveView(context, path.id, body),

  'DELETE /view/admin/v1/{id}': ({ path }, context) => deleteView(context, path.id),
} satisfies Routes;
