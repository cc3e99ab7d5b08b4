import { answerList, answerListExport } from '../../http/lists/record-list.ts';
import type { Routes } from '../../http/routes.ts';
import { idempotent, inSession } from '../../platform/idempotent.ts';
import { type Appliers, applyTo } from '../approval/appliers.ts';
import { readWaiting } from '../approval/read-waiting.ts';
import { createChannel, deleteChannel, switchChannel, updateChannel } from './change-channel.ts';
import { channelList } from './channel-view.ts';

export const serviceRoutes = {
  'GET /service/admin/v1/list': async ({ query }, context) => ({
    ...(await answerList(channelList, query, context)),
    waiting: await readWaiting(context.db, context, [
      'PUT /service/admin/v1/status/{id}',
      'DELETE /service/admin/v1/{id}',
    ]),
  }),

  'GET /service/admin/v1/export': ({ query }, context) =>
    answerListExport(channelList, query, context),

  'POST /service/admin/v1/create': ({ body, header }, context) =>
    idempotent(context, { body, header }, (tx) => createChannel(tx, context, body)),

  'PUT /service/admin/v1/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => updateChannel(tx, context, path.id, body)),

  'PUT /service/admin/v1/status/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => switchChannel(tx, context, path.id, body)),

  'DELETE /service/admin/v1/{id}': ({ path, query }, context) =>
    inSession(context, (tx) => deleteChannel(tx, context, path.id, query.version)),
} satisfies Routes;

export const serviceAppliers = {
  'PUT /service/admin/v1/status/{id}': applyTo(switchChannel),
  'DELETE /service/admin/v1/{id}': (tx, context, { path, query }) =>
    deleteChannel(tx, context, path.id, query.version),
} satisfies Appliers;
