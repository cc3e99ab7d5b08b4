import type { Routes } from '../../http/routes.ts';
import { requireRate } from './find-rate.ts';
import { requireCurrency } from './require-currency.ts';

export const currencyRoutes = {
  'GET /currency/admin/v1/rate': async ({ query }, { db }) => {
    const primary = requireCurrency('primary', query.primary);
    const secondary = requireCurrency('secondary', query.secondary);
    const found = await requireRate(db, { primary, secondary, at: new Date() });
    return {
      primary,
      secondary,
      rate: found.rate,
      effective_at: found.effectiveAt.toISOString(),
      expires_at: found.expiresAt?.toISOString() ?? null,
    };
  },
} satisfies Routes;
