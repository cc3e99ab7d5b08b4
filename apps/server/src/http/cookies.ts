import type { FastifyReply, FastifyRequest } from 'fastify';

interface CookieTarget {
  /** The only path that the browser sends it to. */
  path: string;
  maxAgeS: number;
}

/** Cookies that no script can read and no other site can have sent. */
export interface Cookies {
  read(name: string): string | undefined;
  /** Sends it with the answer. The value is one of letters, digits, `-` and `_`. */
  set(name: string, value: string, target: CookieTarget): void;
}

/** Of what happens outside of a request. */
export const noCookies: Cookies = { read: () => undefined, set() {} };

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
