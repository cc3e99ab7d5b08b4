import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** The folder may be filled later. */
export async function serveFolder(folder: string) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
    const bytes = await readFile(file).catch(() => null);
    response.writeHead(bytes === null ? 404 : 200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
    });
    response.end(bytes);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // listen() on a port, not on a pipe, has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
