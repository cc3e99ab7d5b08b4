import { answerList, answerListExport } from '../../http/lists/record-list.ts';
import type { Routes } from '../../http/routes.ts';
import { idempotent, inSession } from '../../platform/idempotent.ts';
import { actorOf } from '../../platform/request-context.ts';
import type { Appliers } from '../approval/appliers.ts';
import { createMessage } from './create-message.ts';
import { messageList } from './list-messages.ts';
import { deleteMessage, recallMessage } from './recall-message.ts';
import { countRecipients, requireAddressee } from './recipients.ts';

export const messageRoutes = {
  'GET /message/admin/v1/list': ({ query }, context) => answerList(messageList, query, context),

  'GET /message/admin/v1/export': ({ query }, context) =>
    answerListExport(messageList, query, context),

  'GET /message/admin/v1/recipients': ({ query }, context) =>
    countRecipients(
      context.db,
      actorOf(context),
      requireAddressee({ ...query, client_ids: query.ids?.split(',') }),
    ),

  'POST /message/admin/v1/create': ({ body, header }, context) =>
    idempotent(context, { body, header }, (tx) => createMessage(tx, context, body)),

  'PUT /message/admin/v1/recall/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => recallMessage(tx, context, path.id, body)),

  'DELETE /message/admin/v1/{id}': ({ path, query }, context) =>
    inSession(context, (tx) => deleteMessage(tx, context, path.id, query.version)),
} satisfies Routes;

export const messageAppliers = {
  'POST /message/admin/v1/create': (tx, context, { body }) => createMessage(tx, context, body),
} satisfies Appliers;
