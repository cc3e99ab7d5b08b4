import type { FastifyInstance } from 'fastify';

/**
 * Requests that are under way when the server stops are answered, and their connections closed:
 * kept alive, they would hold the stop up for as long as a browser may keep them.
 */
export function stopGracefully(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
