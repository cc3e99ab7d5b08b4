import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from '../platform/cookies.ts';

/** The cookies of a request, and of its answer. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies {
  return {
    read(name) {
      const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
    },
    set(name, value, { path, maxAgeS }) {
      const parts = [`${name}=${value}`, `Max-Age=${maxAgeS}`, `Path=${path}`];
      // Behind a proxy, what it says that the browser speaks.
      if (request.protocol === 'https') parts.push('Secure');
      reply.header('set-cookie', [...parts, 'HttpOnly', 'SameSite=Strict'].join('; '));
    },
  };
}
