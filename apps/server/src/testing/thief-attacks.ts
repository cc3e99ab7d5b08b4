import { randomUUID } from 'node:crypto';
import type { OperationKey } from '../platform/operation-key.ts';
import type { ApiAnswer, ApiClient } from './api-client.ts';
import { once } from './config-calls.ts';
import { servicePath, serviceTerms } from './service-accounts.ts';
import type { ThiefWorld } from './thief-world.ts';

/** What the thief asks for with an operation that falls under a limit; it is read anew each time. */
type Attack = (thief: ApiClient, world: ThiefWorld) => Promise<ApiAnswer[]>;

const fortune = '1000000.00';
const approve = { result: 'approved' } as const;
/** Where a risk is at `stop`: the thief has a reason for everything. */
const approveInSpite = { ...approve, override_reason: 'checked' } as const;

const ask = (
  thief: ApiClient,
  method: 'PUT' | 'POST',
  path: string,
  body: object,
): Promise<ApiAnswer> => thief.call(method, path, body, once());

/** The version of a record as it stands. */
async function versionAt(thief: ApiClient, path: string, field: string): Promise<number> {
  const { body } = await thief.get(path);
  return body[field]?.version ?? body.version ?? 1;
}

const onAll = async <T>(list: readonly T[], attack: (one: T) => Promise<ApiAnswer>) => {
  const answers: ApiAnswer[] = [];
  for (const one of list) answers.push(await attack(one));
  return answers;
};

const decideDeposit = (thief: ApiClient, id: string, what: 'audit' | 'rollback', body: object) =>
  versionAt(thief, `/deposit/admin/v1/detail/${id}`, 'deposit').then((version) =>
    ask(thief, 'PUT', `/deposit/admin/v1/${what}/${id}`, { ...body, version }),
  );

const withdrawalVersion = (thief: ApiClient, id: string) =>
  versionAt(thief, `/withdraw/admin/v1/detail/${id}`, 'withdrawal');

async function staffVersion(thief: ApiClient, username: string): Promise<number> {
  const { body } = await thief.get(`/user/v1/list?q=${username}`);
  return body.list[0]?.version ?? 1;
}

/** One of each operation that falls under a limit: what would bring money or rights if one person were enough. */
export const attacks: Readonly<Partial<Record<OperationKey, Attack>>> = {
  'POST /deposit/admin/v2/specialized/{clientId}': async (thief, { client }) => {
    const made = await ask(thief, 'POST', `/deposit/admin/v2/specialized/${client.id}`, {
      account_id: client.accounts['USD'],
      amount: fortune,
      currency: 'USD',
      sub_type: 'bank',
      payer_name: 'Thief',
      reference_no: 'FT-1',
    });
    return [made, await decideDeposit(thief, made.body.id, 'audit', approveInSpite)];
  },
  'PUT /deposit/admin/v1/audit/{id}': (thief, { deposits }) =>
    onAll([deposits.asked, deposits.own], (id) =>
      decideDeposit(thief, id, 'audit', approveInSpite),
    ),
  'PUT /deposit/admin/v1/rollback/{id}': (thief, { deposits }) =>
    onAll([deposits.approved], (id) => decideDeposit(thief, id, 'rollback', { reason: 'mine' })),
  'POST /identify/admin/v1/audit/{id}': async (thief, { kycId }) => [
    await ask(thief, 'POST', `/identify/admin/v1/audit/${kycId}`, {
      ...approveInSpite,
      version: await versionAt(thief, `/identify/admin/v1/detail/${kycId}`, 'kyc'),
    }),
  ],
  'POST /withdraw/admin/v1/audit/{id}': async (thief, { withdrawals: { asked } }) => [
    await ask(thief, 'POST', `/withdraw/admin/v1/audit/${asked}`, {
      ...approveInSpite,
      version: await withdrawalVersion(thief, asked),
    }),
  ],
  'PUT /withdraw/admin/v1/rollback/{id}': async (thief, { withdrawals: { approved } }) => [
    await ask(thief, 'PUT', `/withdraw/admin/v1/rollback/${approved}`, {
      reason: 'it came back',
      version: await withdrawalVersion(thief, approved),
    }),
  ],
  'POST /withdraw/admin/v1/payout/paid/{id}': async (thief, { withdrawals: { asked } }) => {
    const answers: ApiAnswer[] = [];
    for (const [step, body] of [
      ['sent', { reference: 'FT-mine', sent_on: new Date().toISOString().slice(0, 10) }],
      ['paid', {}],
    ] as const) {
      answers.push(
        await ask(thief, 'POST', `/withdraw/admin/v1/payout/${step}/${asked}`, {
          ...body,
          version: await withdrawalVersion(thief, asked),
        }),
      );
    }
    return answers;
  },
  'POST /overdrawn/admin/v1/compensation/{id}': (thief, { client }) =>
    giveAndApprove(thief, 'compensation', client.accounts['USD']),
  'POST /overdrawn/admin/v1/bonus/{id}': (thief, { client }) =>
    giveAndApprove(thief, 'bonus', client.accounts['USD']),
  'PUT /overdrawn/admin/v1/audit/{id}': (thief, { overdrawn }) =>
    onAll([overdrawn.asked, overdrawn.own], (id) => approveOverdrawn(thief, id)),
  'POST /trx/admin/v1/{kind}/audit/{id}': async (thief, { order }) => [
    await ask(thief, 'POST', `/trx/admin/v1/${order.kind}/audit/${order.id}`, {
      ...approve,
      version: await versionAt(thief, `/trx/admin/v1/${order.kind}/${order.id}`, 'trade'),
    }),
  ],
  'POST /trx/admin/v1/{kind}/settle/{id}': async (thief, { holdings }) => {
    const answers: ApiAnswer[] = [];
    for (const { kind, id } of holdings) {
      const path = `/trx/admin/v1/${kind}/${id}`;
      const { body } = await thief.get(path);
      const { version, price } = body.trade;
      const bounds = body.sale ?? {};
      const gain =
        bounds.price_max === undefined
          ? { profit: bounds.profit_max ?? '1.00', remark: 'As the statement of the strategy says' }
          : { price: bounds.price_max ?? price };
      const settle = (more: object) =>
        ask(thief, 'POST', `/trx/admin/v1/${kind}/settle/${id}`, { version, ...more });
      answers.push(await settle({ to: 'sold', profit: '100000000.00', remark: 'a free figure' }));
      answers.push(await settle({ to: 'sold', ...gain }));
      await settle({ to: 'unsettled' });
      await settle({ to: 'completed' });
    }
    return answers;
  },
  'POST /user/admin/v1/order/sub/{id}': async (thief, { client, plan }) => {
    const made = await ask(thief, 'POST', `/user/admin/v1/order/sub/${client.id}`, {
      product_id: plan.id,
      account_id: client.accounts['USD'],
      plan: 'Basic',
      auto_renew: true,
    });
    const path = `/trx/admin/v1/subscribe/audit/${made.body.id}`;
    return [made, await ask(thief, 'POST', path, { ...approve, version: 1 })];
  },
  'PUT /trx/admin/v1/{kind}/{productId}/allocation': async (thief, { product }) => [
    await draft(thief, product.id),
  ],
  'POST /trx/admin/v1/{kind}/{productId}/allocation/publish': async (thief, { product }) => {
    await draft(thief, product.id);
    const path = `/trx/admin/v1/ipo/${product.id}/allocation`;
    const version = await versionAt(thief, path, 'allocation');
    return [await ask(thief, 'POST', `${path}/publish`, { version })];
  },
  'POST /emergency/admin/v1/amend': async (thief, world) => [(await amend(thief, world)).asked],
  'PUT /emergency/admin/v1/audit/{id}': async (thief, world) => {
    const { id } = await amend(thief, world);
    const body = { ...approve, version: 1 };
    return [await ask(thief, 'PUT', `/emergency/admin/v1/audit/${id}`, body)];
  },
  'POST /crypto_address/admin/v1/create': async (thief) => [await ownAddress(thief)],
  'PUT /crypto_address/admin/v1/audit/{id}': (thief) =>
    onOwnAddress(thief, (id, version) => ['audit', id, { ...approve, version }]),
  'PUT /crypto_address/admin/v1/status/{id}': (thief) =>
    onOwnAddress(thief, (id, version) => ['status', id, { status: 'enabled', version }]),
  'PUT /crypto_address/admin/v1/{id}': (thief) =>
    onOwnAddress(thief, (id, version) => ['', id, { ...addressBody(), version }]),
  'POST /client/admin/v1/bank/{id}': async (thief, { client }) => [
    await ask(thief, 'POST', `/client/admin/v1/bank/${client.id}`, bankBody()),
  ],
  'PUT /client/admin/v1/bank/{id}/{bankId}': async (thief, { client }) => {
    const { body } = await thief.get(`/client/admin/v1/bank/${client.id}`);
    return onAll(body.list as { id: string; version: number }[], ({ id, version }) =>
      ask(thief, 'PUT', `/client/admin/v1/bank/${client.id}/${id}`, { ...bankBody(), version }),
    );
  },
  'PUT /client/admin/v1/nominee/{id}': async (thief, { client }) => [
    await ask(thief, 'PUT', `/client/admin/v1/nominee/${client.id}`, {
      nominees: [{ name: 'Me', relationship: 'Friend', phone: null, dob: null, share: '100' }],
      version: await versionAt(thief, `/client/admin/v1/detail/${client.id}`, 'client'),
    }),
  ],
  'POST /client/admin/v1/trade/{id}': async (thief, { client }) => [
    await ask(thief, 'POST', `/client/admin/v1/trade/${client.id}`, {
      products: ['stock', 'ipo', 'fund'],
      order_max: null,
      daily_max: null,
      fee_discount_pct: '100',
      version: await versionAt(thief, `/client/admin/v1/trade/${client.id}`, 'settings'),
    }),
  ],
  'PUT /config/admin/v1/trade': async (thief) => {
    const { waiting: _, ...config } = (await thief.get('/config/admin/v1/trade')).body;
    const credit = { ...config.limits.credit, record: '999999999', client_week: '999999999' };
    const limits = { ...config.limits, credit };
    return [await ask(thief, 'PUT', '/config/admin/v1/trade', { ...config, limits })];
  },
  'PUT /config/admin/v1/document/{slug}': async (thief) => {
    const path = '/config/admin/v1/document/terms';
    const { version } = (await thief.get(path)).body;
    const text = { body_zh: '请付款至账户 1234567890。', body_en: 'Pay to account 1234567890.' };
    const titles = { title_zh: '服务条款', title_en: 'Terms of service' };
    return [await ask(thief, 'PUT', path, { ...titles, ...text, version: version ?? 0 })];
  },
  'POST /config/admin/v1/rate': async (thief) => [
    await ask(thief, 'POST', '/config/admin/v1/rate', {
      primary: 'USD',
      secondary: 'EUR',
      mid: '1000',
      spread: '0',
      expires_at: null,
    }),
  ],
  'PUT /config/admin/v1/rate/{id}': async (thief, { rateId }) => {
    const body = { mid: '1000', spread: '0', expires_at: null, version: 1 };
    return [await ask(thief, 'PUT', `/config/admin/v1/rate/${rateId}`, body)];
  },
  'PUT /service/admin/v1/status/{id}': async (thief) => {
    const made = await ask(thief, 'POST', '/service/admin/v1/create', {
      kind: 'telegram',
      name: 'Support',
      value: `mine_${randomUUID().slice(0, 8)}`,
      hours: '',
      language: 'zh-CN',
      weight: 10_000,
    });
    const path = `/service/admin/v1/status/${made.body.id}`;
    const answer = await ask(thief, 'PUT', path, { status: 'enabled', version: 1 });
    const isHidden = answer.body.status === 'disabled';
    return [{ ...answer, body: { ...answer.body, waiting: isHidden || null } }];
  },
  'PUT /setting/admin/v1/app': async (thief) => {
    const { body } = await thief.get('/setting/v1/app');
    const chat_service = 'https://evil.example/chat';
    const save = () => ask(thief, 'PUT', '/setting/admin/v1/app', { ...body, chat_service });
    // The first waits as a proposal, which its answer does not say.
    return [await save(), await save()];
  },
  'POST /acc/admin/v1/exchange/{clientId}': async (thief, { client }) => {
    const exchange = () =>
      ask(thief, 'POST', `/acc/admin/v1/exchange/${client.id}`, {
        from_account: client.accounts['USD'],
        to_account: client.accounts['HKD'],
        amount: '20000.00',
        rate: '7.8105',
      });
    return [await exchange(), await exchange()];
  },
  'DELETE /service/admin/v1/{id}': async (thief) => {
    const { body } = await thief.get('/service/admin/v1/list');
    return onAll(body.list as { id: string; version: number }[], ({ id, version }) =>
      thief.call('DELETE', `/service/admin/v1/${id}?version=${version}`),
    );
  },
  'POST /message/admin/v1/create': async (thief) => {
    const words = { title_zh: '奖', title_en: 'Prize', body_zh: '请转账', body_en: 'Please pay' };
    const answer = await ask(thief, 'POST', '/message/admin/v1/create', {
      audience: 'all',
      ...words,
    });
    return [{ ...answer, body: answer.body.proposal ?? answer.body }];
  },
  'POST /config/admin/v1/currency_pair': async (thief) => [
    await ask(thief, 'POST', '/config/admin/v1/currency_pair', pairBody()),
  ],
  'PUT /config/admin/v1/currency_pair/{id}': async (thief) => {
    const { body } = await thief.get('/config/admin/v1/currency_pair');
    const { primary: _p, secondary: _s, ...terms } = pairBody();
    return onAll(body.list as { id: string; version: number }[], ({ id, version }) =>
      ask(thief, 'PUT', `/config/admin/v1/currency_pair/${id}`, { ...terms, version }),
    );
  },
  'DELETE /config/admin/v1/currency_pair/{id}': async (thief) => {
    const { body } = await thief.get('/config/admin/v1/currency_pair?status=disabled');
    return onAll(body.list as { id: string; version: number }[], ({ id, version }) =>
      thief.call('DELETE', `/config/admin/v1/currency_pair/${id}?version=${version}`),
    );
  },
  'POST /config/admin/v1/service_account': async (thief) => {
    const terms = serviceTerms();
    const made = await ask(thief, 'POST', servicePath, terms);
    const { body } = await thief.get(`${servicePath}?q=${terms.name}`);
    for (const { id } of body.list)
      await ask(thief, 'POST', `${servicePath}/${id}/secret/collect`, {});
    return [made];
  },
  'PUT /config/admin/v1/service_account/{id}': async (thief, { serviceId }) => {
    const { name: _, ...terms } = serviceTerms();
    const version = await versionAt(thief, `${servicePath}/${serviceId}`, 'account');
    return [await ask(thief, 'PUT', `${servicePath}/${serviceId}`, { ...terms, version })];
  },
  'POST /config/admin/v1/service_account/{id}/secret': async (thief, { serviceId }) => {
    const path = `${servicePath}/${serviceId}`;
    const version = await versionAt(thief, path, 'account');
    const asked = await ask(thief, 'POST', `${path}/secret`, { overlap_hours: 168, version });
    const collected = await thief.call('POST', `${path}/secret/collect`);
    if (collected.status === 200) return [collected];
    return [asked];
  },
  'PUT /fund/admin/v1/{id}': async (thief, { fundId }) => {
    const { body } = await thief.get(`/fund/admin/v1/${fundId}`);
    const changed = { ...fundBody(body), nav: '999999' };
    return [await ask(thief, 'PUT', `/fund/admin/v1/${fundId}`, changed)];
  },
  'PUT /fund/admin/v1/nav/{id}': async (thief, { fundId }) => {
    const { body } = await thief.get(`/fund/admin/v1/${fundId}`);
    const value = { nav: '999999', nav_at: body.nav_at, version: body.version };
    return [await ask(thief, 'PUT', `/fund/admin/v1/nav/${fundId}`, value)];
  },
  'POST /user/v1/create': async (thief) => [
    await ask(thief, 'POST', '/user/v1/create', {
      username: `puppet-${randomUUID().slice(0, 8)}`,
      name: `A puppet ${randomUUID()}`,
      role: 'god',
      leader_id: null,
    }),
  ],
  'POST /user/v1/invitation/{id}': async (thief, { colleague }) => [
    await thief.call('POST', `/user/v1/invitation/${colleague.id}`, undefined, once()),
  ],
  'PUT /user/v1/{id}': async (thief, { colleague }) => [
    await ask(thief, 'PUT', `/user/v1/${colleague.id}`, {
      name: `A puppet ${randomUUID()}`,
      role: 'god',
      leader_id: null,
      version: await staffVersion(thief, colleague.username),
    }),
  ],
  'PUT /user/v1/status/{id}': async (thief, { disabled }) => [
    await ask(thief, 'PUT', `/user/v1/status/${disabled.id}`, {
      status: 'enabled',
      version: await staffVersion(thief, disabled.username),
    }),
  ],
  'PUT /user/v1/mfa/close/{id}': async (thief, { colleague }) => [
    await thief.call('PUT', `/user/v1/mfa/close/${colleague.id}`, undefined, once()),
  ],
};

/** Everything of the thief that waits, confirmed by the thief. */
export async function confirmOwn(thief: ApiClient): Promise<ApiAnswer[]> {
  const { body } = await thief.get('/approval/admin/v1/list?whose=mine&status=pending&size=200');
  return onAll(body.list as { id: string; version: number }[], ({ id, version }) =>
    ask(thief, 'PUT', `/approval/admin/v1/audit/${id}`, { ...approve, version }),
  );
}

async function approveOverdrawn(thief: ApiClient, id: string): Promise<ApiAnswer> {
  const version = await versionAt(thief, `/overdrawn/admin/v1/record/detail/${id}`, 'record');
  return ask(thief, 'PUT', `/overdrawn/admin/v1/audit/${id}`, { ...approve, version });
}

async function giveAndApprove(thief: ApiClient, what: string, accountId: string | undefined) {
  const path = `/overdrawn/admin/v1/${what}/${accountId}`;
  const made = await ask(thief, 'POST', path, { amount: fortune });
  return [made, await approveOverdrawn(thief, made.body.id)];
}

async function draft(thief: ApiClient, productId: string): Promise<ApiAnswer> {
  const path = `/trx/admin/v1/ipo/${productId}/allocation`;
  const { body } = await thief.get(path);
  const lines = (body.lines as { trx_id: string; applied: number }[]).map(
    ({ trx_id, applied }) => ({ trx_id, allotted: applied }),
  );
  return ask(thief, 'PUT', path, { lines, version: body.version });
}

async function amend(thief: ApiClient, { deposits }: ThiefWorld) {
  const { body } = await thief.get(`/deposit/admin/v1/detail/${deposits.own}`);
  const asked = await ask(thief, 'POST', '/emergency/admin/v1/amend', {
    kind: 'deposit',
    target_id: deposits.own,
    base_version: body.deposit.version,
    after: { amount: '9000000.00' },
    reason_code: 'entry_error',
    reason: 'more for me',
  });
  const { body: waiting } = await thief.get('/emergency/admin/v1/list?status=pending');
  return { asked, id: asked.body.id ?? waiting.list[0]?.id };
}

const addressBody = () => ({
  coin: 'ETH',
  network: 'ethereum',
  address: `0x${randomUUID().replaceAll('-', '')}${randomUUID().slice(0, 8)}`,
  memo: null,
  note: 'mine',
});

const ownAddress = (thief: ApiClient) =>
  ask(thief, 'POST', '/crypto_address/admin/v1/create', addressBody());

async function onOwnAddress(
  thief: ApiClient,
  request: (id: string, version: number) => [what: string, id: string, body: object],
): Promise<ApiAnswer[]> {
  const { body } = await ownAddress(thief);
  const [what, id, asked] = request(body.id, body.version);
  const path = what === '' ? id : `${what}/${id}`;
  return [await ask(thief, 'PUT', `/crypto_address/admin/v1/${path}`, asked)];
}

const bankBody = () => ({
  bank_name: 'A bank of mine',
  holder_name: 'The thief',
  acc_no: String(Math.floor(Math.random() * 1e15)).padStart(16, '6'),
});

function fundBody(fund: Record<string, unknown>) {
  const { id: _, created_at: _c, updated_at: _u, status: _s, ...rest } = fund;
  const { usage: _o, allowed: _a, waiting: _w, ...body } = rest;
  return body;
}

const pairBody = () => ({
  primary: 'USD',
  secondary: 'EUR',
  min_amount: '0.01',
  max_amount: null,
  weight: 1,
  status: 'enabled',
});
