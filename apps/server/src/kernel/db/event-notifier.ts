import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** Rung by the trigger of the table `event`. */
const channel = 'brokerdesk_event';

const retryFirstMs = 250;
const retryLastMs = 10_000;
const keepAliveAfterMs = 10_000;

export interface Listeners {
  notify(): void;
  lost(error: unknown): void;
}

/** Events are read from the table, so that a lost notification loses nothing. */
export interface EventNotifier {
  listen(listeners: Listeners): () => void;
}

export function embeddedNotifier(client: PGlite): EventNotifier {
  return {
    listen({ notify, lost }) {
      const listening = client.listen(channel, notify);
      listening.then(notify, lost);
      return () => {
        listening.then((stop) => stop()).catch(() => {});
      };
    },
  };
}

export function serverNotifier(url: string): EventNotifier {
  return {
    listen({ notify, lost }) {
      let stopped = false;
      let failures = 0;
      let current: pg.Client | undefined;
      let retry: NodeJS.Timeout | undefined;

      async function connect(): Promise<void> {
        const client = new pg.Client({
          connectionString: url,
          connectionTimeoutMillis: retryLastMs,
          keepAlive: true,
          keepAliveInitialDelayMillis: keepAliveAfterMs,
        });
        current = client;
        let over = false;
        const end = (error: unknown) => {
          if (over) return;
          over = true;
          client.end().catch(() => {});
          if (stopped) return;
          lost(error);
          retry = setTimeout(connect, Math.min(retryLastMs, retryFirstMs * 2 ** failures));
          retry.unref();
          failures += 1;
        };
        client.on('error', end);
        client.on('end', () => end(new Error('The connection was closed.')));
        client.on('notification', notify);
        try {
          await client.connect();
          await client.query(`listen ${channel}`);
          failures = 0;
          notify();
        } catch (error) {
          end(error);
        }
      }

      void connect();
      return () => {
        stopped = true;
        clearTimeout(retry);
        current?.end().catch(() => {});
      };
    },
  };
}
