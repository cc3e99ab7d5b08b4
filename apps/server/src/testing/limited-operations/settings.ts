import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  currencyPair,
  documentVersion,
  message,
  rate,
  supportChannel,
} from '../../kernel/db/schema.ts';
import type { ApiClient } from '../api-client.ts';
import { once } from '../config-calls.ts';
import {
  change,
  count,
  inSetting,
  type LimitedOperations,
  plain,
  read,
  removal,
  row,
  type World,
} from './world.ts';

const currencies = ['EUR', 'GBP', 'HKD', 'SGD', 'JPY', 'AUD', 'KRW', 'CAD'];
let pairs = 0;
function newPair(): { primary: string; secondary: string } {
  const { length } = currencies;
  const distance = 1 + (Math.floor(pairs / length) % (length - 1));
  const [primary = '', secondary = ''] = [pairs, pairs + distance].map(
    (at) => currencies[at % length],
  );
  pairs += 1;
  return { primary, secondary };
}

const pairTerms = {
  // A whole amount, which every currency has.
  min_amount: '1',
  max_amount: null,
  weight: 1,
  status: 'enabled',
};

async function insertPair({ server: { db } }: World, status: 'enabled' | 'disabled') {
  const [made] = await db
    .insert(currencyPair)
    .values({ ...newPair(), minAmount: '1', weight: 1, status })
    .returning();
  return made?.id ?? '';
}

async function addChannel(
  { server: { db } }: World,
  status: 'enabled' | 'disabled',
): Promise<string> {
  const value = `channel_${randomUUID().slice(0, 8)}`;
  const [made] = await db
    .insert(supportChannel)
    .values({
      kind: 'telegram',
      name: value,
      value,
      hours: '',
      language: 'zh-CN',
      weight: 1,
      status,
    })
    .returning();
  return made?.id ?? '';
}

export const settingsOperations: LimitedOperations = {
  'PUT /config/admin/v1/trade': async (world) => {
    const path = '/config/admin/v1/trade';
    const ask = async (who: ApiClient) => {
      const { waiting: _, ...config } = (await who.get(path)).body;
      const { credit } = config.limits;
      const week = String(Number(credit.client_week) + 1);
      const limits = { ...config.limits, credit: { ...credit, client_week: week } };
      return who.call('PUT', path, { ...config, limits, reason: 'More approvers' }, once());
    };
    return { ask, reads: inSetting(world, 'trade', 'limits') };
  },
  'PUT /config/admin/v1/document/{slug}': async (world) => {
    const path = '/config/admin/v1/document/terms';
    const text = `Pay to account ${randomUUID()}.`;
    const texts = {
      ...{ title_zh: '服务条款', title_en: 'Terms of service' },
      ...{ body_zh: text, body_en: text },
    };
    const ask = async (who: ApiClient) => {
      const { version } = (await who.get(path)).body;
      return who.call('PUT', path, { ...texts, version: version ?? 0 }, once());
    };
    return { ask, reads: read(world, sql`select * from ${documentVersion} where slug = 'terms'`) };
  },
  'POST /config/admin/v1/rate': async (world) => {
    const pair = newPair();
    const body = { ...pair, mid: '1000', spread: '0', expires_at: null };
    const same = sql`primary_currency = ${pair.primary} and secondary_currency = ${pair.secondary}`;
    return {
      ask: plain('POST', '/config/admin/v1/rate', body),
      reads: count(world, rate, same),
    };
  },
  'PUT /config/admin/v1/rate/{id}': async (world) => {
    const [made] = await world.server.db
      .insert(rate)
      .values({ ...newPair(), mid: '7', final: '7', source: 'test', effectiveAt: new Date() })
      .returning();
    const id = made?.id ?? '';
    const path = `/config/admin/v1/rate/${id}`;
    const body = { mid: '1000', spread: '0', expires_at: null };
    const ask = change(world, rate, id, ['PUT', path, { ...body }]);
    const quoted = sql`primary_currency = ${made?.primary} and secondary_currency = ${made?.secondary} and final = 1000`;
    return { ask, reads: count(world, rate, quoted) };
  },
  'POST /config/admin/v1/currency_pair': async (world) => {
    const pair = newPair();
    const same = sql`primary_currency = ${pair.primary} and secondary_currency = ${pair.secondary}`;
    return {
      ask: plain('POST', '/config/admin/v1/currency_pair', { ...pair, ...pairTerms }),
      reads: count(world, currencyPair, same),
    };
  },
  'PUT /config/admin/v1/currency_pair/{id}': async (world) => {
    const id = await insertPair(world, 'enabled');
    const path = `/config/admin/v1/currency_pair/${id}`;
    const ask = change(world, currencyPair, id, ['PUT', path, { ...pairTerms, weight: 2 }]);
    return { ask, reads: row(world, currencyPair, id) };
  },
  'DELETE /config/admin/v1/currency_pair/{id}': async (world) => {
    const id = await insertPair(world, 'disabled');
    const path = `/config/admin/v1/currency_pair/${id}`;
    const ask = removal(world, currencyPair, id, path);
    return { ask, reads: count(world, currencyPair, sql`id = ${id}`) };
  },
  'PUT /service/admin/v1/status/{id}': async (world) => {
    const id = await addChannel(world, 'disabled');
    const path = `/service/admin/v1/status/${id}`;
    const ask = change(world, supportChannel, id, ['PUT', path, { status: 'enabled' }]);
    return { ask, reads: row(world, supportChannel, id) };
  },
  'DELETE /service/admin/v1/{id}': async (world) => {
    const id = await addChannel(world, 'enabled');
    const path = `/service/admin/v1/${id}`;
    const ask = removal(world, supportChannel, id, path);
    return { ask, reads: count(world, supportChannel, sql`id = ${id}`) };
  },
  'PUT /setting/admin/v1/app': async (world) => {
    const chat_service = `https://chat.example/${randomUUID()}`;
    const ask = async (who: ApiClient) => {
      const { body } = await who.get('/setting/v1/app');
      return who.call('PUT', '/setting/admin/v1/app', { ...body, chat_service }, once());
    };
    return {
      ask,
      reads: inSetting(world, 'app', 'chat_service'),
    };
  },
  'POST /message/admin/v1/create': async (world) => {
    const title = `Prize ${randomUUID()}`;
    const texts = {
      title_zh: title,
      title_en: title,
      body_zh: '请转账',
      body_en: 'Pay at https://pay.example',
    };
    return {
      ask: plain('POST', '/message/admin/v1/create', { audience: 'all', ...texts }),
      reads: count(world, message, sql`title_en = ${title}`),
    };
  },
};
