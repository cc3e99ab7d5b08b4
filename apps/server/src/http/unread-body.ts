import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../kernel/errors/problem.ts';

/** More than the largest file that is taken: a mistake of a few megabytes still gets its answer. */
const drainBytesMax = 16 * 1024 * 1024;
const drainMsMax = 10_000;

/**
 * Bytes left on the connection would be read as the next request. Closed with bytes unread it is reset, which can
 * overtake the answer.
 */
export function drainUnreadBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async ({ raw }) => {
    // A finished request emits no further event to a new reader.
    if (raw.destroyed && !raw.complete) throw new Problem('REQUEST_BROKEN_OFF');
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!hasBody(raw) || raw.readableEnded) return;
    if (!(await drain(raw))) reply.header('connection', 'close');
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function drain(body: IncomingMessage): Promise<boolean> {
  if (body.destroyed) return Promise.resolve(false);
  return new Promise((resolve) => {
    let left = drainBytesMax;
    const stop = (drained: boolean) => {
      clearTimeout(timer);
      body.off('data', count).off('end', onEnd).off('close', onClose);
      if (!drained) body.pause();
      resolve(drained);
    };
    const count = (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) stop(false);
    };
    const onEnd = () => stop(true);
    const onClose = () => stop(false);
    const timer = setTimeout(onClose, drainMsMax);
    body.unpipe();
    body.on('data', count).once('end', onEnd).once('close', onClose).resume();
  });
}

export interface BytesBody {
  /** One of the media types that the contract names, without parameters. */
  contentType: string;
  bytes: Readable;
}

/** The stream may be destroyed: to destroy the request itself would leave its connection open and unread. */
export function bytesOf(request: IncomingMessage): Readable {
  const bytes = new PassThrough();
  request.once('error', (error) => bytes.destroy(error));
  // A caller may break off before anybody reads; the reader gets the error as well.
  bytes.on('error', () => {});
  return request.pipe(bytes);
}
