import { answerList, answerListExport } from '../../http/lists/record-list.ts';
import type { Routes } from '../../http/routes.ts';
import { heldWrite } from '../../platform/held-write.ts';
import { runOnce } from '../../platform/run-once.ts';
import { messageList } from './list-messages.ts';
import { deleteMessage, recallMessage } from './recall-message.ts';
import { createMessage } from './send-message.ts';

export const messageRoutes = {
  'GET /message/admin/v1/list': ({ query }, context) => answerList(messageList, query, context),

  'GET /message/admin/v1/export': ({ query }, context) =>
    answerListExport(messageList, query, context),

  'POST /message/admin/v1/create': ({ body, header }, context) =>
    runOnce(
      context,
      { operation: 'POST /message/admin/v1/create', key: header['Idempotency-Key'], body },
      (tx) => createMessage(tx, context, body),
    ),

  'PUT /message/admin/v1/recall/{id}': ({ path, body }, context) =>
    heldWrite(context, (tx) => recallMessage(tx, context, path.id, body)),

  'DELETE /message/admin/v1/{id}': ({ path, query }, context) =>
    heldWrite(context, (tx) => deleteMessage(tx, context, path.id, query.version)),
} satisfies Routes;
