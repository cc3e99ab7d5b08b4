import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Schemas } from '@brokerdesk/sdk';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { capture } from '../../scripts/lib/run.mjs';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import { chromiumFlags, findChromium } from '../support/find-chromium.ts';
import {
  copyData,
  demoPassword,
  type OwnData,
  qaCaptcha,
  type Stack,
  startStack,
} from '../support/stack.ts';
import { type StaffApi, signInByHand } from '../support/staff-api.ts';
import { type Example, examples, installExample } from './example-projects.ts';
import { output } from './output.ts';
import { serveFolder } from './serve-folder.ts';

const outside = inject('outside');
const folder = join(outside, 'examples');
let projects: Record<Example, string>;
let page: Awaited<ReturnType<typeof serveFolder>>;
let data: OwnData;
let stack: Stack;
let angel: StaffApi;

beforeAll(async () => {
  const installed = examples.map(async (name) => [
    name,
    await installExample(name, folder, inject('release')),
  ]);
  projects = Object.fromEntries(await Promise.all(installed));
  page = await serveFolder(join(projects['deposit-page'], 'dist'));
  data = await copyData(inject('seeded'));
  stack = await startStack({ ...data, env: { CORS_ORIGINS: page.origin } });
  angel = await signInByHand(stack.url, 'angel');
  await signIn('angel');
});
afterAll(async () => {
  await page?.close();
  await stack?.terminate();
  await data?.remove();
});

/** If nothing else is said, the session is kept in the home folder. */
const environment = () => ({ BROKERDESK_URL: stack.url, HOME: folder });

const run = (name: Example, args: string[], env: Record<string, string> = {}) =>
  capture(process.execPath, args, { cwd: projects[name], env: { ...environment(), ...env } });

async function signIn(username: string): Promise<string> {
  const { code, output } = await capture(process.execPath, ['sign-in.ts'], {
    cwd: projects['sign-in'],
    env: environment(),
    input: [username, demoPassword, qaCaptcha, ''].join('\n'),
  });
  expect([code, output]).toEqual([0, expect.stringContaining('Signed in as')]);
  return output;
}

const pending = async (query: string) =>
  (await angel.get<Schemas.DepositList>(`/deposit/admin/v1/list?status=pending&${query}`)).body;

test('each folder of examples is tried here', () => {
  const folders = readdirSync(inRoot('examples'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.sort()).toEqual([...examples].sort());
});

test.each(examples)('%s compiles against the types of the packages', async (name) => {
  const project = projects[name];
  const compilerOptions = {
    ...{ module: 'esnext', moduleResolution: 'bundler', target: 'es2022', jsx: 'react-jsx' },
    ...{ lib: ['es2023', 'dom', 'dom.iterable'], strict: true, noEmit: true, skipLibCheck: true },
    ...{ allowImportingTsExtensions: true, noUncheckedIndexedAccess: true },
    typeRoots: [join(outside, 'node_modules/@types')],
    types: name === 'deposit-page' ? [] : ['node'],
  };
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const tsc = join(outside, 'node_modules/typescript/bin/tsc');
  expect(await output(process.execPath, [tsc, '--project', project], project)).toBe('');
});

describe('the nightly report', () => {
  test('has every pending deposit once, the oldest first, under the totals of the server', async () => {
    const { code, stdout } = await run('nightly-report', ['report.ts']);
    expect(code).toBe(0);
    const { list, total, totals } = await pending('sort=created_at&size=200');
    const listed = stdout.split('\n').flatMap((line) => /^(D\S+) {2}/.exec(line)?.[1] ?? []);
    expect(listed.length).toBe(total);
    expect(listed.slice(0, 200)).toEqual(list.map(({ order_no }) => order_no));
    for (const { currency, amount, count } of totals ?? [])
      expect(stdout).toContain(`\n${currency} ${amount} in ${count}\n`);
  });

  test('ends with 1 without a session', async () => {
    const nobody = { BROKERDESK_SESSION: join(folder, 'nobody.json') };
    expect((await run('nightly-report', ['report.ts'], nobody)).code).toBe(1);
  });
});

describe('a service account', () => {
  test('runs the report and the watcher without a session, and no program longer than it is allowed', async () => {
    const account = await makeServiceAccount(['deposit:read', 'dashboard:read']);
    const env = {
      BROKERDESK_SESSION: join(folder, 'nobody.json'),
      BROKERDESK_SERVICE_ID: account.id,
      BROKERDESK_SERVICE_SECRET: account.secret,
    };
    const { code, stdout } = await run('nightly-report', ['report.ts'], env);
    const { list } = await pending('size=1');
    expect([code, stdout]).toEqual([0, expect.stringContaining(list[0]?.order_no ?? 'none')]);
    const { total } = await pending('size=1');
    const [pushed] = await pushedBy(env);
    expect(queuesIn(pushed?.body)).toEqual([`deposit ${total}`]);

    await account.revoke();
    const refused = await run('nightly-report', ['report.ts'], env);
    expect(refused.code).toBe(1);
    expect(refused.output).not.toContain(account.secret);
  });
});

async function makeServiceAccount(scopes: string[]) {
  const accounts = '/config/admin/v1/service_account';
  const god = await signInByHand(stack.url, 'god');
  const { status, body: proposal } = await god.post<Schemas.Proposal>(accounts, {
    ...{ name: 'examples', purpose: 'Runs the examples', scopes, row_scope: 'all' },
    ...{ networks: ['127.0.0.1'], requests_per_minute: 600 },
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
  expect(status).toBe(201);
  const second = await signInByHand(stack.url, 'god2');
  const confirmed = await second.put(`/approval/admin/v1/audit/${proposal.id}`, {
    result: 'approved',
    version: proposal.version,
  });
  expect(confirmed.status).toBe(200);
  const { body } = await god.get<Schemas.ServiceAccountList>(`${accounts}?q=examples`);
  const [{ id }] = body.list as [Schemas.ServiceAccount]; // It has just been confirmed.
  const { body: secret } = await god.post<Schemas.CollectedSecret>(
    `${accounts}/${id}/secret/collect`,
    {},
  );
  return {
    id,
    secret: secret.secret,
    async revoke() {
      // To collect the secret was a change of the account.
      const { body: now } = await god.get<Schemas.ServiceAccount>(`${accounts}/${id}`);
      const answer = await god.put(`${accounts}/${id}/revoke`, { version: now.version });
      expect(answer.status).toBe(200);
    },
  };
}

describe('the import of a bank statement', () => {
  test('records the statement that comes with it, in the demonstration set', async () => {
    const { code, stdout } = await run('statement-import', ['import.ts', 'statement.csv']);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/"FT\d+","recorded","D\d+-\d+"/)]);
  });

  test('records each line once however often it runs, and reports what is wrong by line', async () => {
    const { list } = await pending('size=1&sort=created_at');
    const [{ acc_no: accNo, account_currency: currency }] = list as [Schemas.Deposit]; // The seed has some.
    const file = join(folder, 'statement.csv');
    const line = (reference: string, amount = '12.34', account = accNo) =>
      `${account},${amount},${currency},"Doe, Jane",${reference}\n`;
    const head = 'acc_no,amount,currency,payer_name,reference_no\n';
    await writeFile(
      file,
      [
        head,
        line('FT-EXAMPLE-1'),
        line('FT-EXAMPLE-2', '1.234567'),
        line('FT-EXAMPLE-3', '1.00', 'USD-000'),
        line('FT-EXAMPLE-4', '5.00'),
      ].join(''),
    );
    const first = await run('statement-import', ['import.ts', file]);
    expect(first.code).toBe(1);
    const results = (stdout: string) =>
      stdout
        .trim()
        .split('\n')
        .slice(1)
        .map((row) => row.slice(1, -1).split('","'));
    const [one, two, three, four] = results(first.stdout);
    expect([one?.[1], two?.[1], three?.[1], four?.[1]]).toEqual([
      'recorded',
      'refused',
      'refused',
      'recorded',
    ]);
    expect(two?.[2]).toMatch(/^VALIDATION: .*; amount: /);
    expect(three?.[2]).toContain('NOT_FOUND');

    await writeFile(file, [head, line('FT-EXAMPLE-1'), line('FT-EXAMPLE-4', '5.00')].join(''));
    const second = await run('statement-import', ['import.ts', file]);
    expect(second.code).toBe(0);
    expect(results(second.stdout)).toEqual([
      ['FT-EXAMPLE-1', 'there already', one?.[2]],
      ['FT-EXAMPLE-4', 'there already', four?.[2]],
    ]);
    const { list: stored } = await pending('q=FT-EXAMPLE&size=200');
    expect(stored.map(({ reference_no, amount }) => [reference_no, amount]).sort()).toEqual([
      ['FT-EXAMPLE-1', '12.34'],
      ['FT-EXAMPLE-4', '5.00'],
    ]);
  });
});

interface Push {
  url: string | undefined;
  body: string;
}

async function pushedBy(env: Record<string, string> = {}): Promise<Push[]> {
  const pushed: Push[] = [];
  const gateway = createServer(async (request, response) => {
    pushed.push({ url: request.url, body: await text(request) });
    response.end();
  });
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
  // listen() on a port, not on a pipe, has an address of this kind.
  const { port } = gateway.address() as AddressInfo;
  const { code, output: printed } = await run('queue-ages', ['watch.ts', '--once'], {
    ...env,
    PUSHGATEWAY_URL: `http://127.0.0.1:${port}`,
  });
  gateway.close();
  expect([code, printed]).toEqual([0, '']);
  return pushed;
}

const queuesIn = (body = '') =>
  [...body.matchAll(/^brokerdesk_queue_waiting\{queue="(\w+)",kind=""\} (\d+)$/gm)].map(
    ([, queue, count]) => `${queue} ${count}`,
  );

describe('the watcher of queues', () => {
  test('pushes count and age of each queue, as the server has them', async () => {
    const pushed = await pushedBy();
    expect(pushed.map(({ url }) => url)).toEqual(['/metrics/job/brokerdesk_queues']);
    const { body } = pushed[0] ?? { body: '' };
    const { total } = await pending('size=1');
    expect(queuesIn(body)).toContain(`deposit ${total}`);
    const [, age] = /oldest_seconds\{queue="deposit",kind=""\} (\S+)/.exec(body) ?? [];
    expect(Number(age)).toBeGreaterThan(0);
  });

  test('ends with 1, and says why, if there is no gateway', async () => {
    const env = { PUSHGATEWAY_URL: 'http://127.0.0.1:1' };
    const { code, output: printed } = await run('queue-ages', ['watch.ts', '--once'], env);
    expect([code, printed]).toEqual([1, expect.stringContaining('fetch failed')]);
  });
});

describe('the replay of an allocation', () => {
  test('proves a published draw from its file, and names an order that was changed', async () => {
    const path = await publishDraw();
    const [, , , , kind = '', productId = ''] = path.split('/');
    const exported = await run('replay-allocation', ['export.ts', kind, productId]);
    expect(exported.code).toBe(0);
    // The file holds no one's name, and nothing of money.
    const { body } = await angel.get<Schemas.Allocation>(path);
    for (const { client } of body.lines) expect(exported.stdout).not.toContain(client.username);
    const file = join(folder, 'draw.json');
    const replay = async (text: string) => {
      await writeFile(file, text);
      return run('replay-allocation', ['replay.ts', file]);
    };
    const proved = await replay(exported.stdout);
    expect([proved.code, proved.stdout]).toEqual([
      0,
      expect.stringContaining('The published result is what the seed gives.'),
    ]);
    const forged = JSON.parse(exported.stdout);
    // From one to another: as many lots are drawn again, and it is the original that comes out.
    const lost = forged.orders.find(({ allotted }: { allotted: number }) => allotted > 0);
    const favoured = forged.orders.find((order: object) => order !== lost);
    lost.allotted -= forged.lot_size;
    favoured.allotted += forged.lot_size;
    const refused = await replay(JSON.stringify(forged));
    expect(refused.code).toBe(1);
    expect(refused.stdout).toContain(lost.order_no);
    expect(refused.stdout).toContain(favoured.order_no);
  });
});

/** Returns the path of the allocation. */
async function publishDraw(): Promise<string> {
  const { body } = await angel.get<Schemas.AllocatedProductList>(
    '/allocation/admin/v1/list?kind=ipo&size=200',
  );
  const product = body.list.find(({ waiting }) => waiting > 1);
  const path = `/trx/admin/v1/ipo/${product?.id}/allocation`;
  const scheme = { name: 'draw_numbers', include_robots: false, lots_each: null };
  const { body: proposal } = await angel.post<Schemas.AllocationProposal>(
    `${path}/proposal`,
    scheme,
  );
  const { body: draft } = await angel.get<Schemas.Allocation>(path);
  const saved = await angel.put<Schemas.Allocation>(path, {
    ...{ scheme, digest: proposal.digest, version: draft.version },
  });
  const second = await signInByHand(stack.url, 'angel2');
  const { status } = await second.post(`${path}/publish`, {
    version: saved.body.version,
    acknowledged_reasons: ['client_unverified'],
  });
  expect(status).toBe(200);
  return path;
}

test('the page outside the console signs in, and approves a deposit from its own origin', async () => {
  const vite = join(projects['deposit-page'], 'node_modules/.bin/vite');
  await output(vite, ['build'], projects['deposit-page'], { VITE_BROKERDESK_URL: stack.url });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const tab = await browser.newPage();
    await tab.goto(page.origin);
    await tab.getByLabel('Username').fill('angel');
    await tab.getByLabel('Password').fill(demoPassword);
    await tab.getByLabel('Captcha').fill(qaCaptcha);
    await tab.getByRole('button', { name: 'Sign in' }).click();
    const approve = tab.getByRole('button', { name: /^Approve D/, disabled: false }).first();
    const [, orderNo = ''] = /Approve (\S+)/.exec((await approve.textContent()) ?? '') ?? [];
    await approve.click();
    await tab.getByRole('button', { name: `Approve ${orderNo}` }).waitFor({ state: 'detached' });
    const { body } = await angel.get<Schemas.DepositList>(`/deposit/admin/v1/list?q=${orderNo}`);
    expect(body.list.map(({ status }) => status)).toEqual(['approved']);
  } finally {
    await browser.close();
  }
});
