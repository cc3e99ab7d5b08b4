import { Readable } from 'node:stream';
import type { Routes } from '../../http/routes.ts';
import { isMigrated } from '../../kernel/db/migrate.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { metricsType } from '../../platform/metrics.ts';

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

  'GET /metrics': async (_input, { services }) => ({
    stream: Readable.from([await services.metrics.text()]),
    contentType: metricsType,
    filename: 'metrics.txt',
  }),
} satisfies Routes;
