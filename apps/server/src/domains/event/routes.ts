import type { Routes } from '../../http/routes.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { streamUntil } from '../../platform/sessions/recent.ts';

export const eventRoutes = {
  'GET /event/admin/v1/stream': async ({ header }, { actor, accessUntil, ip, services }) => {
    if (actor === null || accessUntil === null) throw new Problem('UNAUTHORIZED');
    const lastEventId = header?.['Last-Event-ID'];
    return {
      events: await services.streams.open({
        listener: actor,
        address: ip,
        until: streamUntil(accessUntil, actor.idleUntil),
        lastEventId,
      }),
    };
  },
} satisfies Routes;
