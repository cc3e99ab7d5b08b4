import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const socketName = '.s.PGSQL.5432';

/** Transactions that take a little longer, and at times much longer, meet more often. */
const delayMs = () => Math.random() * (Math.random() < 0.1 ? 60 : 3);

export interface Network {
  through(url: string): string;
  leadTo(url: string): void;
  drop(): void;
  /** Until the returned function is called. */
  dropCommits(when: 'before it arrives' | 'before its response'): () => void;
  /** New connections wait. Ends when the returned function is called. */
  hold(what: 'everything' | 'requests'): () => void;
  close(): Promise<void>;
}

export async function startNetwork(url: string): Promise<Network> {
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-network-'));
  const socketOf = (at: string) => join(new URL(at).searchParams.get('host') ?? '', socketName);
  let target = socketOf(url);
  let dropping: 'before it arrives' | 'before its response' | null = null;
  let held: 'everything' | 'requests' | null = null;
  const pairs = new Set<{ caller: Socket; database: Socket | null }>();

  function lead(pair: { caller: Socket; database: Socket | null }): void {
    const { caller } = pair;
    const database = connect(target);
    pair.database = database;
    const close = () => {
      caller.destroy();
      database.destroy();
      pairs.delete(pair);
    };
    for (const socket of [caller, database]) socket.on('error', close).on('close', close);
    let isAwaited = false;
    caller.on('data', (bytes) => {
      const isDropped = dropping !== null && bytes.includes('commit\0');
      if (isDropped && dropping === 'before it arrives') return close();
      isAwaited ||= isDropped;
      caller.pause();
      setTimeout(() => {
        database.write(bytes);
        if (held === null) caller.resume();
      }, delayMs());
    });
    database.on('data', (bytes) => {
      if (isAwaited) return close();
      caller.write(bytes);
    });
  }

  const server = createServer((caller) => {
    const pair = { caller, database: null };
    pairs.add(pair);
    if (held === null) return lead(pair);
    caller.on('error', () => caller.destroy()).on('close', () => pairs.delete(pair));
  });
  await new Promise<void>((listening) => {
    server.listen(join(folder, socketName), listening);
  });
  const drop = () => {
    for (const { caller, database } of pairs) {
      caller.destroy();
      database?.destroy();
    }
  };

  return {
    through(at) {
      const led = new URL(at);
      led.searchParams.set('host', folder);
      return led.href;
    },
    leadTo(at) {
      target = socketOf(at);
    },
    drop,
    dropCommits(when) {
      dropping = when;
      return () => {
        dropping = null;
      };
    },
    hold(what) {
      held = what;
      for (const { caller, database } of pairs) {
        caller.pause();
        if (what === 'everything') database?.pause();
      }
      return () => {
        held = null;
        for (const pair of pairs) {
          if (pair.database === null) lead(pair);
          pair.caller.resume();
          pair.database?.resume();
        }
      };
    },
    async close() {
      drop();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
