import type { Routes } from '../../http/routes.ts';
import { Problem } from '../../kernel/errors/problem.ts';

export const eventRoutes = {
  'GET /event/admin/v1/stream': async ({ header }, { actor, accessUntil, ip, services }) => {
    if (actor === null || accessUntil === null) throw new Problem('UNAUTHORIZED');
    const lastEventId = header?.['Last-Event-ID'];
    return {
      events: await services.streams.open({
        listener: actor,
        address: ip,
        until: accessUntil,
        lastEventId,
      }),
    };
  },
} satisfies Routes;
