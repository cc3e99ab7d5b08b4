import type { Routes } from '../../http/routes.ts';
import { idempotent, inSession } from '../../platform/idempotent.ts';
import {
  addComment,
  changeComment,
  listComments,
  listPeople,
  withdrawComment,
} from './comments.ts';

export const commentRoutes = {
  'GET /comment/admin/v1/record': ({ query }, context) =>
    listComments(context.db, context, query, query),

  'GET /comment/admin/v1/people': ({ query }, context) => listPeople(context.db, context, query),

  'POST /comment/admin/v1/add': ({ body, header }, context) =>
    idempotent(context, { body, header }, (tx) => addComment(tx, context, body)),

  'PUT /comment/admin/v1/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => changeComment(tx, context, path.id, body)),

  'PUT /comment/admin/v1/withdraw/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => withdrawComment(tx, context, path.id, body)),
} satisfies Routes;
