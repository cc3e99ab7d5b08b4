import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../kernel/db/order-no.ts';
import type { Language } from '../kernel/errors/error-catalogue.ts';
import { Problem } from '../kernel/errors/problem.ts';
import type { Cookies } from '../platform/cookies.ts';
import type { Device } from '../platform/request-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    address: string;
  }
}

export function resolveAddress(app: FastifyInstance): void {
  app.decorateRequest('address', '');
  app.addHook('onRequest', async (request) => {
    // Undefined on a closed connection, despite its type.
    const address: string | undefined = request.ip;
    if (address === undefined) throw new Problem('REQUEST_BROKEN_OFF');
    request.address = address;
  });
}

export function cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies {
  // Behind a proxy, what it says that the browser speaks. With the prefix no other host of the domain can set them.
  const secure = request.protocol === 'https';
  const named = (name: string) => (secure ? `__Host-${name}` : name);
  return {
    read(name) {
      const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
      const start = `${named(name)}=`;
      return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
    },
    set(name, value, maxAgeS) {
      const parts = [`${named(name)}=${value}`, `Max-Age=${maxAgeS}`, 'Path=/'];
      if (secure) parts.push('Secure');
      reply.header('set-cookie', [...parts, 'HttpOnly', 'SameSite=Strict'].join('; '));
    },
  };
}

const systems: readonly Device['os'][] = ['Mac', 'Windows', 'Linux', 'iOS', 'Android'];

/** Reads `X-Device`, `os=Mac;type=desktop;incognito=false`. What it does not say is Unknown, desktop, false. */
export function deviceOf(header: string | undefined): Device {
  const fields = new Map(
    (header ?? '').split(';').map((pair) => {
      const [key = '', value = ''] = pair.split('=');
      return [key.trim(), value.trim()] as const;
    }),
  );
  return {
    os: systems.find((os) => os === fields.get('os')) ?? 'Unknown',
    type: fields.get('type') === 'mobile' ? 'mobile' : 'desktop',
    incognito: fields.get('incognito') === 'true',
  };
}

export function languageOf(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map((part, at) => {
      const [tag = '', ...parameters] = part.trim().replace('_', '-').split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
      return { primary: tag.toLowerCase().split('-')[0], quality: Number(quality ?? 1), at };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.at - b.at);
  const first = wishes.find(({ primary }) => primary === 'zh' || primary === 'en');
  return first?.primary === 'en' ? 'en-US' : 'zh-CN';
}

export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.:-]{8,64}$/.test(header) ? header : newId();
}

/**
 * Bodies are taken as they come: a few compressed bytes could unpack to gigabytes, and nothing that
 * calls this server compresses what it sends.
 */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
    if (encoding !== '' && encoding !== 'identity') throw new Problem('UNSUPPORTED_ENCODING');
  });
}
