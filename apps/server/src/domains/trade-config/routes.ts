import type { Routes } from '../../http/routes.ts';
import { readVersioned } from '../setting/change-setting.ts';
import { tradeConfigView, updateTradeConfig } from './trade-config.ts';

export const tradeConfigRoutes = {
  'GET /config/admin/v1/trade': async (_input, { db }) =>
    tradeConfigView(await readVersioned(db, 'trade')),

  'PUT /config/admin/v1/trade': ({ body }, context) => updateTradeConfig(context, body),
} satisfies Routes;
