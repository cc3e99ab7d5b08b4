import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../kernel/errors/problem.ts';
import { sendProblem } from './error-handler.ts';
import { protectPage } from './security-headers.ts';

const noncePlaceholder = '{{nonce}}';

export function registerConsole(
  app: FastifyInstance,
  folder: string,
  profileUrls: Readonly<Record<string, string>>,
): void {
  const pageFile = join(folder, 'index.html');
  const page = existsSync(pageFile)
    ? withProfiles(readFileSync(pageFile, 'utf8'), profileUrls)
    : null;
  if (page !== null) {
    app.get('/', (_, reply) => sendPage(page, reply));
    app.register(fastifyStatic, {
      root: folder,
      dotfiles: 'ignore',
      preCompressed: true,
      // A route for each file, which are known: by itself the plugin reads the folders at every request.
      wildcard: false,
      globIgnore: ['**/*.{br,gz}', 'index.html'],
      index: false,
      cacheControl: false,
      acceptRanges: false,
      setHeaders(reply, path) {
        const hashed = path.startsWith(join(folder, 'assets'));
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  } else {
    app.log.warn(`The console is not built: there is no ${pageFile}.`);
  }
  app.setNotFoundHandler((request, reply) => {
    if (page !== null && asksForPage(request)) return sendPage(page, reply);
    return notFound(request, reply);
  });
}

/** The base URLs of profiles as an attribute: codes and origins hold nothing that would end it. */
function withProfiles(page: string, profileUrls: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(profileUrls).map(([code, url]) => `${code}=${url}`);
  if (pairs.length === 0) return page;
  return page.replace('<html', `<html data-base-urls="${pairs.join('&amp;')}"`);
}

/** The nonce is of one answer: kept by a browser and asked for again, the page comes whole. */
function sendPage(page: string, reply: FastifyReply) {
  const nonce = randomBytes(16).toString('base64');
  protectPage(reply, nonce);
  return reply
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(noncePlaceholder, nonce));
}

function notFound(request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
  return sendProblem(new Problem('NOT_FOUND'), request, reply);
}

/** A browser that opens an address, outside of the API: behind their first name its paths hold `admin` or a version. */
function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return (
    (method === 'GET' || method === 'HEAD') &&
    (headers.accept ?? '').includes('text/html') &&
    !/^\/[^/]+\/(.*\/)?(admin|v\d+)(\/|$)/.test(path)
  );
}
