import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Cut = 'never' | 'before it arrives' | 'before its answer';

/** Returns the address to connect to. */
export async function cuttingProxy(url: string) {
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-proxy-'));
  const target = join(new URL(url).searchParams.get('host') ?? '', '.s.PGSQL.5432');
  let cut: Cut = 'never';
  const server = createServer((caller) => {
    const database = connect(target);
    const close = () => {
      caller.destroy();
      database.destroy();
    };
    for (const socket of [caller, database]) socket.on('error', close).on('close', close);
    let awaited = false;
    caller.on('data', (bytes) => {
      const when = bytes.includes('commit\0') ? cut : 'never';
      if (when !== 'never') cut = 'never';
      if (when === 'before it arrives') return close();
      awaited = when === 'before its answer';
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (awaited) return close();
      caller.write(bytes);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(join(folder, '.s.PGSQL.5432'), resolve);
  });
  const through = new URL(url);
  through.searchParams.set('host', folder);
  return {
    url: through.href,
    cutNext(when: Cut) {
      cut = when;
    },
    async close() {
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
