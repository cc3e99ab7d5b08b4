import { Readable } from 'node:stream';
import { isMigrated } from '../../db/migrate.ts';
import { Problem } from '../../http/problem.ts';
import type { Routes } from '../../http/routes.ts';
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
