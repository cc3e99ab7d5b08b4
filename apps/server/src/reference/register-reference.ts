import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../kernel/errors/problem.ts';
import { type Encoding, type ReferenceFile, referenceFiles } from './reference-files.ts';

/** Keeps the content security policy of the console, and asks no other origin for anything. */
export function registerReference(app: FastifyInstance): void {
  const files = referenceFiles();
  for (const [url, file] of files) {
    app.get(url, async (request, reply) => sendFile(file, request, reply));
  }
  // A browser that asks for anything else here does not want the console.
  app.get('/docs/*', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    throw new Problem('NOT_FOUND');
  });
}

async function sendFile(file: ReferenceFile, request: FastifyRequest, reply: FastifyReply) {
  // Revalidated each time, so that an upgrade shows the new contract.
  reply
    .header('cache-control', 'no-cache')
    .header('etag', file.etag)
    .header('vary', 'accept-encoding');
  if (knows(request.headers['if-none-match'], file.etag)) return reply.status(304).send();
  const encoding = bestEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(file.type).send(await file.bytes(encoding));
}

function knows(known: string | undefined, etag: string): boolean {
  return (known ?? '').split(',').some((one) => one.trim() === etag || one.trim() === '*');
}

/**
 * No one asks for an encoding only to refuse it with `q=0`; a caller who does gets the bytes as they are.
 */
function bestEncoding(accepted: string | string[] | undefined): Encoding {
  const wanted = String(accepted ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase());
  return wanted.includes('br') ? 'br' : wanted.includes('gzip') ? 'gzip' : 'identity';
}
