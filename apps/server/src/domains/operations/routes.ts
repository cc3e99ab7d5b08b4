import { isMigrated } from '../../db/migrate.ts';
import { Problem } from '../../http/problem.ts';
import type { Routes } from '../../http/routes.ts';

export const operationsRoutes = {
  'GET /healthz': async () => ({ ok: true }),

  'GET /readyz': async (_input, { db, log }) => {
    const ready = await isMigrated(db).catch((err: unknown) => {
      log.warn({ err }, 'the database does not answer');
      return false;
    });
    if (!ready) throw new Problem('NOT_READY');
    return { ok: true };
  },
} satisfies Routes;
