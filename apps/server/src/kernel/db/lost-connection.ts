import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { Database, Transaction } from './database.ts';

/** A transaction of which it is unknown whether it counts: its COMMIT was not confirmed. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

const lastSteps = new WeakMap<Transaction, (() => Promise<void>)[]>();

/**
 * Runs `step` last in the transaction: for what takes a number or a lock that every transaction takes. A nested
 * transaction runs it at once.
 */
export async function beforeCommit(tx: Transaction, step: () => Promise<void>): Promise<void> {
  const steps = lastSteps.get(tx);
  if (steps === undefined) await step();
  else steps.push(step);
}

const listeners = new WeakMap<Database, Set<() => void>>();

export function afterCommits(db: Database, listener: () => void): () => void {
  const ofDatabase = listeners.get(db) ?? new Set();
  listeners.set(db, ofDatabase.add(listener));
  return () => {
    ofDatabase.delete(listener);
  };
}

function announce(db: Database): void {
  for (const listener of listeners.get(db) ?? []) listener();
}

/** Throws OutcomeUnknown if the response to COMMIT is lost or a warning. A connection lost earlier means a rollback. */
export function watchCommits(db: Database, pool?: pg.Pool): void {
  const transact = db.transaction.bind(db);
  const warned = pool && watchWarnings(pool);
  const perform: typeof db.transaction = async (run, config) => {
    let allDone = false;
    const steps: (() => Promise<void>)[] = [];
    try {
      const result = await transact(async (tx) => {
        lastSteps.set(tx, steps);
        const result = await run(tx);
        for (const step of steps) await step();
        allDone = true;
        warned?.clear();
        return result;
      }, config);
      if (warned?.isSet()) throw new OutcomeUnknown('The database warned at a COMMIT.');
      return result;
    } catch (error) {
      if (!allDone || isRefusal(error) || error instanceof OutcomeUnknown) throw error;
      throw new OutcomeUnknown('The connection to the database was lost at a COMMIT.', {
        cause: error,
      });
    } finally {
      if (allDone && steps.length > 0) announce(db);
    }
  };
  db.transaction = warned ? (run, config) => warned.within(() => perform(run, config)) : perform;
}

/**
 * PostgreSQL warns at a COMMIT that it has kept, when the wait for a synchronous standby was broken off: the change may
 * be lost with this server.
 */
function watchWarnings(pool: pg.Pool) {
  const warned = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => {
    client.on('notice', ({ severity }) => {
      if (severity === 'WARNING') warned.add(client);
    });
  });
  const current = new AsyncLocalStorage<{ client?: pg.PoolClient }>();
  const connect = pool.connect.bind(pool);
  const connectHere = async () => {
    const client = await connect();
    const own = current.getStore();
    if (own !== undefined) own.client = client;
    return client;
  };
  // With a callback, it is the pool that asks for itself.
  Object.assign(pool, {
    connect: (done?: Parameters<typeof connect>[0]) => (done ? connect(done) : connectHere()),
  });
  const clientInUse = () => current.getStore()?.client;
  return {
    within: <T>(run: () => Promise<T>) => current.run({}, run),
    clear: () => {
      const client = clientInUse();
      if (client !== undefined) warned.delete(client);
    },
    isSet: () => {
      const client = clientInUse();
      return client !== undefined && warned.has(client);
    },
  };
}

function isRefusal(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof pg.DatabaseError) return !endsConnection(at.code ?? '');
  }
  return false;
}

const lostMessages = new Set([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
]);

export function isConnectionLost(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof pg.DatabaseError) return endsConnection(at.code ?? '');
    if (lostMessages.has(at.message)) return true;
    if ('syscall' in at && (at.syscall === 'read' || at.syscall === 'write')) return true;
  }
  return false;
}

function endsConnection(code: string): boolean {
  return code.startsWith('08') || code.startsWith('57P');
}
