import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { describe, test } from 'vitest';
import { clientWithAccount } from '../../support/deposits.ts';
import { confirmProposal } from '../confirm-proposal.ts';
import { onceKey, type World } from '../world.ts';

type Made = { id: string; version: number };

interface Records {
  /** As in `listExchanges` and `createExchange`. */
  one: string;
  many: string;
  create: () => object;
  otherwise: object;
  /** Null if nothing of it is changed. */
  update: object | null;
  /** In an order that works. */
  steps?: readonly (readonly [operation: string, fields: object])[];
  beforeDelete?: object;
  byTwo?: Record<string, string>;
}

const terms = { min_amount: '10', max_amount: null, weight: 1, status: 'enabled' };
const market = {
  code: 'CTR',
  name_zh: '交易所',
  name_en: 'Exchange',
  currency: 'USD',
  timezone: 'UTC',
  hours: [],
  status: 'enabled',
};
const channel = {
  kind: 'telegram',
  name: 'Help',
  value: 'contract_help',
  hours: '',
  language: 'en-US',
  weight: 1,
};

const kinds: readonly Records[] = [
  {
    one: 'SupportChannel',
    many: 'SupportChannels',
    create: () => channel,
    otherwise: { weight: 2 },
    update: channel,
    steps: [['setSupportChannelStatus', { status: 'enabled' }]],
  },
  {
    one: 'Exchange',
    many: 'Exchanges',
    create: () => market,
    otherwise: { name_en: 'Another' },
    update: market,
  },
  {
    one: 'CurrencyPair',
    many: 'CurrencyPairs',
    otherwise: { weight: 2 },
    create: () => ({ primary: 'SGD', secondary: 'AUD', ...terms }),
    update: terms,
    beforeDelete: { ...terms, status: 'disabled' },
    byTwo: { primary: 'SGD', secondary: 'AUD' },
  },
];

export function configAnswers(world: () => World): void {
  const god = () => ({ token: world().god.accessToken });
  const angel = () => ({ token: world().angel.accessToken });
  const angel2 = () => ({ token: world().angel2.accessToken });
  const hero = () => ({ token: world().hero.accessToken });

  const made = async (call: Parameters<World['answer']>[0], status: number) =>
    // Every creation and change of these returns the record, or its proposal.
    (await world().answer(call, status)) as Made;

  async function refusals(operation: string, with404: object | null, wrong: object = {}) {
    await world().answer({ operation }, 401);
    await world().answer({ operation, ...hero(), headers: onceKey() }, 403);
    await world().answer({ operation, ...god(), headers: onceKey(), ...wrong }, 400);
    if (with404 !== null) {
      await world().answer({ operation, ...god(), headers: onceKey(), ...with404 }, 404);
    }
  }

  async function lists(many: string) {
    const sort = { query: { sort: 'nothing' } };
    await world().answer({ operation: `list${many}`, ...god() }, 200);
    await world().answer({ operation: `list${many}` }, 401);
    await world().answer({ operation: `list${many}`, ...god(), ...sort }, 400);
    if (many !== 'Messages') await world().answer({ operation: `list${many}`, ...hero() }, 403);
    await refusals(`export${many}`, null, sort);
  }

  async function creation(
    operation: string,
    body: object,
    changes: { otherwise: object },
    who = god(),
  ): Promise<Made> {
    const headers = onceKey();
    const call = { operation, ...who, headers, body };
    const record = await made(call, 201);
    await refusals(operation, null, { body: {} });
    await world().answer({ ...call, body: { ...body, ...changes.otherwise } }, 422);
    return record;
  }

  async function confirmed(proposed: Made, many: string, query: Record<string, string>) {
    await confirmProposal(world(), world().god2, proposed);
    const answer = await world().answer({ operation: `list${many}`, ...god(), query }, 200);
    // A list by the contract, which `answer` has just held it against.
    const [record] = (answer as { list: Made[] }).list;
    if (record === undefined) throw new Error(`The list of ${many} has no such record.`);
    return record;
  }

  const badId = { path: { id: 'not-an-id' } };
  const seen = (version: number) => ({ query: { version: String(version) } });

  for (const { one, many, create, otherwise, update, steps = [], ...kind } of kinds) {
    const { beforeDelete, byTwo } = kind;
    const done = async (answered: Made) =>
      byTwo === undefined ? answered : confirmed(answered, many, byTwo);

    test(`${many}: list, create, change, remove`, async () => {
      await lists(many);
      const record = await done(await creation(`create${one}`, create(), { otherwise }));
      const path = { id: record.id };
      let { version } = record;
      const changes = [[`update${one}`, update ?? {}] as const, ...steps];
      if (beforeDelete !== undefined) changes.push([`update${one}`, beforeDelete]);
      for (const [operation, fields] of changes) {
        const call = { operation, ...god(), path };
        const body = { ...fields, version };
        await refusals(operation, { body }, badId);
        await world().answer({ ...call, body: { ...fields, version: version + 7 } }, 409);
        version = (await done(await made({ ...call, body }, 200))).version;
      }
      const operation = `delete${one}`;
      await refusals(operation, seen(version), badId);
      await world().answer({ operation, ...god(), path, ...seen(version + 7) }, 409);
      await world().answer({ operation, ...god(), path, ...seen(version) }, 200);
    });
  }

  test('market days', async () => {
    const call = {
      operation: 'getMarketDays',
      ...god(),
      query: { market: 'HKEX', at: '2026-11-20T03:00:00Z', days: '1,2', cutoff: '15:00' },
    };
    await world().answer(call, 200);
    await world().answer({ ...call, query: { at: 'tomorrow' } }, 400);
    await world().answer({ ...call, token: null }, 401);
  });

  test('rates', async () => {
    await lists('Quotations');
    const body = { primary: 'SGD', secondary: 'AUD', mid: '1.1', spread: '0.1' };
    const otherwise = { spread: '0.2' };
    const pair = { primary: 'SGD', secondary: 'AUD' };
    const proposed = await creation('createQuotation', body, { otherwise });
    const { id } = await confirmed(proposed, 'Quotations', pair);
    const figures = { mid: '1.2', spread: '0', version: 1 };
    const change = { operation: 'updateQuotation', ...god(), path: { id }, body: figures };
    await refusals('updateQuotation', { body: figures }, badId);
    const changed = await made(change, 200);
    await world().answer(change, 409);
    const next = await confirmed(changed, 'Quotations', pair);
    await world().answer(change, 409);
    const end = { operation: 'deleteQuotation', ...god(), path: { id: next.id }, ...seen(1) };
    await refusals('deleteQuotation', seen(1), badId);
    await world().answer(end, 200);
    await world().answer(end, 409);
  });

  test('messages', async () => {
    await lists('Messages');
    const texts = { title_zh: '通知', title_en: 'Notice', body_zh: '正文', body_en: 'Text' };
    const { client } = await clientWithAccount(world().god);
    const toOne = { audience: 'client', client_id: client.id };
    // To many clients it would be a proposal; one client is written to alone.
    const sent = await creation(
      'createMessage',
      { ...toOne, ...texts },
      { otherwise: { title_en: 'Another' } },
    );
    const { id } = (sent as unknown as { message: Made }).message;
    const count = { operation: 'countMessageRecipients', ...god() };
    await world().answer({ ...count, query: { audience: 'all' } }, 200);
    await world().answer({ ...count, query: { ...toOne, client_id: randomUUID() } }, 404);
    await refusals('countMessageRecipients', null);
    const toNobody = { audience: 'client', client_id: randomUUID(), ...texts };
    const create = { operation: 'createMessage', ...god(), headers: onceKey() };
    await world().answer({ ...create, body: toNobody }, 404);
    const selected = { audience: 'selected', client_ids: [client.id, randomUUID()], ...texts };
    await world().answer({ ...create, headers: onceKey(), body: selected }, 201);
    await world().answer({ ...count, query: { audience: 'selected', ids: client.id } }, 200);
    const recall = { operation: 'recallMessage', ...god(), path: { id }, body: { version: 1 } };
    await refusals('recallMessage', { body: { version: 1 } }, badId);
    await world().answer(recall, 200);
    await world().answer(recall, 409);
    const remove = { operation: 'deleteMessage', ...god(), path: { id } };
    await refusals('deleteMessage', seen(2), badId);
    await world().answer({ ...remove, ...seen(1) }, 409);
    await world().answer({ ...remove, ...seen(2) }, 200);
  });

  test('crypto addresses', async () => {
    await lists('CryptoAddresses');
    const body = { coin: 'USDT', network: 'tron', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };
    const { id } = await creation(
      'createCryptoAddress',
      body,
      { otherwise: { note: 'x' } },
      angel(),
    );
    const path = { id };
    const uses = { operation: 'listCryptoAddressUses', ...angel(), path };
    await world().answer(uses, 200);
    await world().answer({ ...uses, path: { id: 'not-an-id' } }, 400);
    await world().answer({ ...uses, token: null }, 401);
    await world().answer({ ...uses, ...hero() }, 403);
    await world().answer({ ...uses, path: { id: randomUUID() } }, 404);
    const audit = { operation: 'auditCryptoAddress', path };
    const approve = { result: 'approved', version: 1 };
    const key = onceKey();
    await refusals('auditCryptoAddress', { body: approve }, badId);
    await world().answer({ ...audit, ...angel(), headers: onceKey(), body: approve }, 403);
    await world().answer({ ...audit, ...angel2(), headers: key, body: approve }, 200);
    await world().answer({ ...audit, ...angel2(), headers: onceKey(), body: approve }, 409);
    const other = { ...approve, version: 2 };
    await world().answer({ ...audit, ...angel2(), headers: key, body: other }, 422);
    const note = { ...body, note: 'seen', version: 2 };
    await refusals('updateCryptoAddress', { body: note }, badId);
    const update = { operation: 'updateCryptoAddress', ...angel(), path };
    await world().answer({ ...update, body: { ...note, version: 9 } }, 409);
    await world().answer({ ...update, body: note }, 200);
    const off = { status: 'disabled', version: 3 };
    const setStatus = { operation: 'setCryptoAddressStatus', ...angel(), path, body: off };
    await refusals('setCryptoAddressStatus', { body: off }, badId);
    await world().answer(setStatus, 200);
    await world().answer(setStatus, 409);
    const remove = { operation: 'deleteCryptoAddress', ...angel(), path };
    await refusals('deleteCryptoAddress', seen(4), badId);
    await world().answer({ ...remove, ...seen(1) }, 409);
    await world().answer({ ...remove, ...seen(4) }, 200);
  });

  test('the levels of risk from the start, and the markets of products', async () => {
    for (const operation of ['getRiskDefaults', 'listMarkets']) {
      await world().answer({ operation, ...god() }, 200);
      await world().answer({ operation }, 401);
      await world().answer({ operation, ...hero() }, 403);
    }
  });

  test('the trade config, and a document', async () => {
    const records = [
      { read: 'getTradeConfig', write: 'updateTradeConfig', path: {} },
      { read: 'getDocument', write: 'updateDocument', path: { slug: 'terms' } },
    ];
    for (const { read, write, path } of records) {
      // Objects by the contract, which `answer` has just held them against.
      const now = (await world().answer({ operation: read, ...god(), path }, 200)) as Record<
        string,
        unknown
      >;
      const { slug: _, updated_at: __, updated_by: ___, waiting, ...body } = now;
      // A pending proposal would block the next one.
      for (const { id, version } of waiting as Schemas.WaitingProposal[]) {
        const withdraw = { operation: 'withdrawProposal', ...god(), path: { id } };
        await world().answer({ ...withdraw, body: { version } }, 200);
      }
      await world().answer({ operation: read, path }, 401);
      await world().answer({ operation: read, ...hero(), path }, 403);
      await world().answer({ operation: write, path, body }, 401);
      await world().answer({ operation: write, ...hero(), path, body }, 403);
      await world().answer({ operation: write, ...god(), path, body: {} }, 400);
      const written = await world().answer({ operation: write, ...god(), path, body }, 200);
      await world().answer({ operation: write, ...god(), path, body }, 409);
      await confirmProposal(world(), world().god2, written);
      await world().answer({ operation: write, ...god(), path, body }, 409);
    }
    await world().answer({ operation: 'getDocument', ...god(), path: { slug: 'other' } }, 400);
    const versions = { operation: 'listDocumentVersions', path: { slug: 'terms' } };
    await world().answer({ ...versions, ...god() }, 200);
    await world().answer({ ...versions, ...god(), query: { size: '0' } }, 400);
    await world().answer(versions, 401);
    await world().answer({ ...versions, ...hero() }, 403);
  });

  describe('amendments', () => {
    test('an order is found, amended once at a time, and the amendment decided', async () => {
      await lists('Amendments');
      const deposit = await world().pendingDeposit();
      const which = { kind: 'deposit', order_no: deposit.order_no };
      const find = { operation: 'getAmendableOrder', query: which };
      await world().answer({ ...find, ...god() }, 200);
      await world().answer(find, 401);
      await world().answer({ ...find, ...hero() }, 403);
      await world().answer({ ...find, ...god(), query: { kind: 'deposit' } }, 400);
      await world().answer({ ...find, ...god(), query: { order_no: deposit.order_no } }, 200);
      await world().answer({ ...find, ...god(), query: { ...which, order_no: 'D-0' } }, 404);

      const body = {
        kind: 'deposit',
        target_id: deposit.id,
        base_version: deposit.version,
        after: { txid: 'a hash' },
        reason_code: 'entry_error',
        reason: 'wrong',
      };
      const { id } = await creation('createAmendment', body, { otherwise: { reason: 'another' } });
      const ask = { operation: 'createAmendment', ...god() };
      await world().answer({ ...ask, headers: onceKey(), body }, 409);
      const unknown = { ...body, target_id: randomUUID() };
      await world().answer({ ...ask, headers: onceKey(), body: unknown }, 404);

      await world().answer({ operation: 'getAmendment', ...god(), path: { id } }, 200);
      await refusals('getAmendment', { path: { id: randomUUID() } }, badId);

      const evidence = 'getAmendmentEvidence';
      await refusals(evidence, { path: { id: randomUUID() } }, badId);

      const reject = { result: 'rejected', reason_code: 'outdated', version: 1 };
      const key = onceKey();
      const audit = { operation: 'auditAmendment', ...god(), path: { id } };
      await refusals('auditAmendment', { body: reject }, badId);
      await world().answer({ ...audit, headers: key, body: reject }, 200);
      await world().answer({ ...audit, headers: onceKey(), body: reject }, 409);
      await world().answer({ ...audit, headers: key, body: { ...reject, version: 2 } }, 422);
    });

    test('an amendment is withdrawn by its maker', async () => {
      const deposit = await world().pendingDeposit();
      const body = {
        kind: 'deposit',
        target_id: deposit.id,
        base_version: deposit.version,
        after: { txid: 'a hash' },
        reason_code: 'entry_error',
        reason: 'wrong',
      };
      const made = { operation: 'createAmendment', ...god(), headers: onceKey(), body };
      const { id } = (await world().answer(made, 201)) as Schemas.Amendment;
      const version = { version: 1 };
      const key = onceKey();
      const withdraw = { operation: 'withdrawAmendment', ...god(), path: { id } };
      await refusals('withdrawAmendment', { body: version }, badId);
      await world().answer({ ...withdraw, headers: key, body: version }, 200);
      await world().answer({ ...withdraw, headers: onceKey(), body: version }, 409);
      await world().answer({ ...withdraw, headers: key, body: { version: 2 } }, 422);
    });
  });
}
