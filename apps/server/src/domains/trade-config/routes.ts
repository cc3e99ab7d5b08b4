import type { Routes } from '../../http/routes.ts';
import { inSession } from '../../platform/idempotent.ts';
import { parseSetting } from '../../platform/settings.ts';
import type { Appliers } from '../approval/appliers.ts';
import { readWaiting } from '../approval/read-waiting.ts';
import { readVersioned } from '../setting/change-setting.ts';
import { tradeConfigView, updateTradeConfig } from './trade-config.ts';

export const tradeConfigRoutes = {
  'GET /config/admin/v1/trade': async (_input, context) => ({
    ...tradeConfigView(await readVersioned(context.db, 'trade')),
    waiting: await readWaiting(context.db, context, ['PUT /config/admin/v1/trade']),
  }),

  'GET /config/admin/v1/trade/risk_defaults': async () => parseSetting('trade', {}).risk,

  'PUT /config/admin/v1/trade': ({ body }, context) =>
    inSession(context, (tx) => updateTradeConfig(tx, context, body)),
} satisfies Routes;

export const tradeConfigAppliers = {
  'PUT /config/admin/v1/trade': (tx, context, { body }) => updateTradeConfig(tx, context, body),
} satisfies Appliers;
