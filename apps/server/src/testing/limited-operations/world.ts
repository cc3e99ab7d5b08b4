import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/db/database.ts';
import { account, setting } from '../../kernel/db/schema.ts';
import type { OperationKey } from '../../platform/operation-key.ts';
import { acknowledged } from '../acknowledged.ts';
import type { ApiAnswer, ApiClient } from '../api-client.ts';
import { once } from '../config-calls.ts';
import type { ClientFixture } from '../deposit-fixtures.ts';
import type { TestPerson } from '../people.ts';
import type { TestServer } from '../test-server.ts';

export interface World {
  server: TestServer;
  client: ClientFixture;
  maker: TestPerson;
  /** Prepares records in the name of users who take no part. */
  others: readonly [ApiClient, ApiClient];
}

export interface Attempt {
  ask(who: ApiClient): Promise<ApiAnswer>;
  /** The stored values that no user changes alone. */
  reads(): Promise<unknown>;
}

export type LimitedOperation = (world: World, amount: string) => Promise<Attempt>;

export type LimitedOperations = Readonly<Partial<Record<OperationKey, LimitedOperation>>>;

export const approved = { result: 'approved' } as const;
export const because = {
  ...approved,
  ...acknowledged,
  override_reason: 'The proof is clear',
} as const;

export const read =
  ({ server }: World, query: SQL) =>
  () =>
    rowsOf(server.db, query);

/** Without the version, which every change counts up. */
export const row = (world: World, table: object, id: string) =>
  read(
    world,
    sql`select to_jsonb(t) - 'version' - 'updated_at' as is from ${table} t where id = ${id}`,
  );

export const status = (world: World, table: object, id: string) =>
  read(world, sql`select status from ${table} where id = ${id}`);

export const count = (world: World, table: object, where: SQL) =>
  read(world, sql`select count(*)::int as n from ${table} where ${where}`);

/** Null also before the first change. */
export const inSetting = (world: World, key: string, field: string) =>
  read(world, sql`select max(value ->> ${field}) as is from ${setting} where key = ${key}`);

export const money = (world: World) =>
  read(
    world,
    sql`select balance from ${account} where client_id = ${world.client.id} order by currency`,
  );

export const about =
  (
    { server }: World,
    table: object,
    id: string,
    request: (version: number) => Parameters<ApiClient['call']>,
  ) =>
  async (who: ApiClient) => {
    const version = sql`select version from ${table} where id = ${id}`;
    const [found] = await rowsOf<{ version: number }>(server.db, version);
    const [method, path, body] = request(found?.version ?? 1);
    return who.call(method, path, body, once());
  };

export const plain =
  (...[method, path, body]: Parameters<ApiClient['call']>) =>
  (who: ApiClient) =>
    who.call(method, path, body, once());

/** Drafts a record with the first who asks, and decides on it each time. */
export function drafted(
  draft: (who: ApiClient) => Promise<ApiAnswer>,
  decide: (who: ApiClient, draft: ApiAnswer) => Promise<ApiAnswer>,
) {
  let made: Promise<ApiAnswer> | undefined;
  return async (who: ApiClient) => {
    made ??= draft(who);
    const first = await made;
    return first.status < 300 ? decide(who, first) : first;
  };
}

export const change = (
  world: World,
  table: object,
  id: string,
  [method, path, body = {}]: [method: 'PUT' | 'POST', path: string, body?: object],
) => about(world, table, id, (version) => [method, path, { ...body, version }]);

export const removal = (world: World, table: object, id: string, path: string) =>
  about(world, table, id, (version) => ['DELETE', `${path}?version=${version}`]);
