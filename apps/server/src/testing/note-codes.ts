import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** A folder, where the whole of the tests wants to know which codes they have seen. */
const folder = process.env['ERROR_CODES_SEEN'];
const noted = new Set<string>();

/** Writes down, once a process, each code that an operation answers. */
export function noteCodes(app: FastifyInstance): void {
  if (folder === undefined) return;
  const file = join(folder, `${process.pid}.txt`);
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    if (operation === undefined || typeof payload !== 'string') return;
    if (reply.getHeader('content-type') !== 'application/problem+json') return;
    const line = `${operation} ${JSON.parse(payload).code}`;
    if (noted.has(line)) return;
    noted.add(line);
    appendFileSync(file, `${line}\n`);
  });
}
