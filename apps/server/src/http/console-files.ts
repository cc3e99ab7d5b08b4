import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../kernel/errors/problem.ts';
import { sendProblem } from './error-handler.ts';

/**
 * Serves the built console. Files under `assets/` carry their hash in their name and never change;
 * everything else is asked for again each time. A page's address answers the console itself, which
 * finds the page; an address of the API that does not exist stays a 404.
 */
export function registerConsole(app: FastifyInstance, folder: string): void {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    app.register(fastifyStatic, {
      root: folder,
      dotfiles: 'ignore',
      preCompressed: true,
      // A route for each file, which are known: by itself the plugin reads the folders at every request.
      wildcard: false,
      globIgnore: ['**/*.{br,gz}'],
      cacheControl: false,
      acceptRanges: false,
      setHeaders(reply, path) {
        const hashed = path.startsWith(join(folder, 'assets'));
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  } else {
    app.log.warn(`The console is not built: there is no ${join(folder, 'index.html')}.`);
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && asksForPage(request)) return reply.sendFile('index.html');
    return notFound(request, reply);
  });
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
