import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const folder = process.env['ERROR_CODES_SEEN'];
const noted = new Set<string>();

/** Writes down, once a process, that an operation has answered a code. */
export function noteCode(operation: string, code: string): void {
  const line = `${operation} ${code}`;
  if (folder === undefined || noted.has(line)) return;
  noted.add(line);
  appendFileSync(join(folder, `${process.pid}.txt`), `${line}\n`);
}

export function noteCodes(app: FastifyInstance): void {
  if (folder === undefined) return;
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    if (operation === undefined || typeof payload !== 'string') return;
    if (reply.getHeader('content-type') !== 'application/problem+json') return;
    noteCode(operation, JSON.parse(payload).code);
  });
}
