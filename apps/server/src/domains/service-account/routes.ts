import type { Routes } from '../../http/routes.ts';
import { idempotent, inSession } from '../../platform/idempotent.ts';
import { actorOf } from '../../platform/request-context.ts';
import { type Appliers, applyTo } from '../approval/appliers.ts';
import { readWaiting } from '../approval/read-waiting.ts';
import {
  createServiceAccount,
  renewServiceSecret,
  revokeServiceAccount,
  updateServiceAccount,
} from './change-account.ts';
import { exchangeSecret } from './exchange-secret.ts';
import { collectSecret, endSecret } from './secrets.ts';
import { listServiceAccounts, readServiceAccount } from './service-account-view.ts';

export const serviceAccountRoutes = {
  'POST /auth/admin/v1/token/service': ({ body }, context) => exchangeSecret(context, body),

  'GET /config/admin/v1/service_account': async ({ query }, context) => ({
    ...(await listServiceAccounts(context.db, actorOf(context).id, query)),
    waiting: await readWaiting(context.db, context, [
      'POST /config/admin/v1/service_account',
      'PUT /config/admin/v1/service_account/{id}',
      'POST /config/admin/v1/service_account/{id}/secret',
    ]),
  }),

  'POST /config/admin/v1/service_account': ({ body, header }, context) =>
    idempotent(context, { body, header }, (tx) => createServiceAccount(tx, context, body)),

  'GET /config/admin/v1/service_account/{id}': ({ path }, context) =>
    readServiceAccount(context.db, actorOf(context).id, path.id),

  'PUT /config/admin/v1/service_account/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => updateServiceAccount(tx, context, path.id, body)),

  'PUT /config/admin/v1/service_account/{id}/revoke': ({ path, body }, context) =>
    inSession(context, (tx) => revokeServiceAccount(tx, context, path.id, body)),

  'POST /config/admin/v1/service_account/{id}/secret': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) =>
      renewServiceSecret(tx, context, path.id, body),
    ),

  'POST /config/admin/v1/service_account/{id}/secret/collect': ({ path }, context) =>
    inSession(context, (tx) => collectSecret(tx, context, path.id)),

  'DELETE /config/admin/v1/service_account/{id}/secret/{secretId}': ({ path }, context) =>
    inSession(context, (tx) => endSecret(tx, context, path)),
} satisfies Routes;

export const serviceAccountAppliers = {
  'POST /config/admin/v1/service_account': (tx, context, { body }) =>
    createServiceAccount(tx, context, body),
  'PUT /config/admin/v1/service_account/{id}': applyTo(updateServiceAccount),
  'POST /config/admin/v1/service_account/{id}/secret': applyTo(renewServiceSecret),
} satisfies Appliers;
