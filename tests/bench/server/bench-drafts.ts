import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { serve } from './start-large-server.ts';

const orders = 50_000;
const perOrder = 20;
const lot = 10;
const rounds = 3;

export interface DraftFigures {
  orders: number;
  /** Medians in milliseconds, from the request to the whole answer. */
  read: number;
  savedByLines: number;
  savedByScheme: number;
}

export async function benchDrafts(databaseUrl: string): Promise<DraftFigures> {
  const path = `/trx/admin/v1/ipo/${await addBook(databaseUrl)}/allocation`;
  const server = await serve(databaseUrl);
  try {
    const person = await server.signIn('angel');
    const call = async (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) => {
      const started = performance.now();
      const answer = await person.call(method, url, body, { 'idempotency-key': randomUUID() });
      if (answer.status !== 200)
        throw new Error(`${url} was answered ${answer.status} ${answer.body.code}.`);
      return { body: answer.body, ms: performance.now() - started };
    };
    const figures: Record<'read' | 'lines' | 'scheme', number[]> = {
      read: [],
      lines: [],
      scheme: [],
    };
    for (let round = 0; round < rounds; round++) {
      const read = await call('GET', path);
      figures.read.push(read.ms);
      const lines = read.body.lines.map(({ trx_id }: { trx_id: string }) => ({
        trx_id,
        allotted: lot,
      }));
      const saved = await call('PUT', path, { version: read.body.version, lines });
      figures.lines.push(saved.ms);
      const scheme = { name: 'draw_numbers', include_robots: false, lots_each: null };
      const { digest } = (await call('POST', `${path}/proposal`, scheme)).body;
      const computed = await call('PUT', path, { version: saved.body.version, scheme, digest });
      figures.scheme.push(computed.ms);
    }
    return {
      orders,
      read: median(figures.read),
      savedByLines: median(figures.lines),
      savedByScheme: median(figures.scheme),
    };
  } finally {
    await server.stop();
  }
}

const median = (times: readonly number[]) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN);

/** Orders are paid on winning, so that none has money frozen. */
async function addBook(url: string): Promise<string> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    const id = randomUUID();
    await database.query(
      `insert into product (id, kind, code, name, currency, status, pool_qty, lot_size, terms)
       select $1::uuid, kind, left($1::text, 8), 'Fifty thousand', currency, 'available', 600000, $2,
         terms || '{"funding_model": "pay_on_win", "pay_deadline": "2100-01-01T00:00:00.000Z"}'
       from product where kind = 'ipo' and currency = 'USD' and status = 'listing' limit 1`,
      [id, lot],
    );
    await database.query(
      `insert into trade_record (id, order_no, kind, product_id, client_id, account_id, currency, price,
         applied_qty, amount, funding_model, status, created_at)
       select gen_random_uuid(), left($1::text, 8) || '-' || n, 'ipo', $1::uuid, holder.client_id, holder.id,
         'USD', 5, $3::int, 5 * $3::int, 'pay_on_win', 'awaiting', now() - ($2::int - n) * interval '1 second'
       from generate_series(1, $2::int) n
       join (select account.id, client_id, row_number() over (order by account.id) as place,
               count(*) over () as holders
             from account join client on client.id = client_id
             where currency = 'USD' and not fake) holder
         on holder.place = n % holder.holders + 1`,
      [id, orders, perOrder],
    );
    return id;
  } finally {
    await database.end();
  }
}
