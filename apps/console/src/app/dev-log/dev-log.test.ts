import { createMemoryTokens, createSdk, type Fetch } from '@brokerdesk/sdk';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { issueTokens, problem, restoredSession } from '#/app/session/session.fixture.ts';
import { createDevLogSource } from '#/core/browser/dev-log-source.ts';
import { describeRow } from './describe-row.ts';
import { createDevLog, type DevLog, devLogMax } from './dev-log.ts';

const described = (log: DevLog) => log.rows().map(describeRow);

function sdkOn(log: DevLog, fetch: Fetch) {
  return createSdk({
    baseUrl: 'http://desk.example',
    tenant: 'es',
    tokens: createMemoryTokens({ access_token: 'hunter2', refresh_token: 'hunter2', mfa: false }),
    locale: () => 'en-US',
    device: { os: 'Linux', type: 'desktop', incognito: false },
    retry: false,
    fetch: log.tapFetch(fetch),
  });
}

describe('the log of a developer', () => {
  // @rule shell: The developer log keeps 400 rows
  it('keeps 400 rows, the last ones', () => {
    expect(devLogMax).toBe(400);
    const log = createDevLog();
    const fetch = log.tapFetch(async () => new Response('{}'));
    for (let call = 0; call < 405; call += 1) void fetch(`http://desk.example/${call}`, {});
    expect(log.rows()).toHaveLength(400);
    expect(log.rows()[0]).toMatchObject({ no: 6, url: 'http://desk.example/5' });
    expect(log.rows().at(-1)).toMatchObject({ no: 405, url: 'http://desk.example/404' });
  });

  it('shows no user the calls of a previous one', () => {
    const log = createDevLog();
    log.belongsTo('u1');
    void log.tapFetch(async () => new Response('{}'))('http://desk.example/x', {});
    log.belongsTo('u1');
    expect(log.rows()).toHaveLength(1);
    log.belongsTo('u2');
    expect(log.rows()).toHaveLength(0);
  });
});

describe('what the log missed before it listened', () => {
  it('is in it with the first session: the calls, preloaded or not, with nothing of what they carry', async () => {
    const log = createDevLog();
    const devLogSource = createDevLogSource();
    const { auth } = await restoredSession(issueTokens());
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const headers = new Headers({ 'X-Request-Id': 'r-1', Authorization: 'Bearer hunter2' });
    const early = Response.json({ secret: 'hunter2' });
    expect(
      await devLogSource.fetch('http://desk.example/early', { headers }, Promise.resolve(early)),
    ).toBe(early);
    const body = 'hunter2';
    await expect(
      devLogSource.fetch('http://desk.example/lost', { method: 'POST', headers, body }),
    ).rejects.toThrow('Failed to fetch');
    let arrive = (_: Response) => {};
    const underWay = new Promise<Response>((resolve) => {
      arrive = resolve;
    });
    void devLogSource.fetch('http://desk.example/late', { headers }, underWay);
    expect(JSON.stringify(devLogSource.earlier)).not.toContain('hunter2');

    log.record(devLogSource, auth);
    arrive(Response.json(problem(409, 'ALREADY_DECIDED').body, { status: 409 }));
    await vi.waitFor(() => {
      expect(described(log)).toMatchObject([
        { who: 'GET', what: 'desk.example/early', result: '200', requestId: 'r-1' },
        { who: 'POST', what: 'desk.example/lost', result: null, failed: true, code: 'TypeError' },
        { what: 'desk.example/late', result: '409', code: 'ALREADY_DECIDED' },
      ]);
    });
    expect(JSON.stringify(log.rows())).not.toContain('hunter2');
    await devLogSource.fetch('http://desk.example/then', {}, Promise.resolve(new Response('{}')));
    expect(described(log).at(-1)).toMatchObject({ what: 'desk.example/then', result: '200' });
    expect(devLogSource.earlier).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('is the last calls if there is no session for long', async () => {
    const devLogSource = createDevLogSource();
    vi.stubGlobal('fetch', async () => new Response('{}'));
    for (let call = 0; call < 50; call += 1)
      await devLogSource.fetch(`http://desk.example/${call}`, {});
    expect(devLogSource.earlier).toHaveLength(20);
    expect(devLogSource.earlier.at(-1)?.row.url).toBe('http://desk.example/49');
    vi.unstubAllGlobals();
  });

  it('is the address at which the page was opened', async () => {
    const log = createDevLog();
    const history = createMemoryHistory({ initialEntries: ['/client?q=hunter2'] });
    const router = createRouter({ routeTree: createRootRoute(), history });
    await router.load();
    log.followRouter(router);
    expect(described(log)).toMatchObject([{ kind: 'navigation', what: '/client?q=•••' }]);
  });
});

describe('a call', () => {
  it('has its method, path, status, duration and request id, and nothing of what it carries', async () => {
    const log = createDevLog();
    let sent: string | null = null;
    const sdk = sdkOn(log, async (_, init) => {
      sent = new Headers(init.headers).get('X-Request-Id');
      return Response.json({ access_token: 'hunter2', refresh_token: 'hunter2', mfa: false });
    });
    await sdk.POST('/auth/admin/v1/login', {
      params: { header: { 'X-Captcha-Id': 'hunter2' } },
      body: { username: 'hunter2', password: 'hunter2', captcha: 'hunter2' },
    });
    await sdk.GET('/client/admin/v1/username', { params: { query: { username: 'hunter2' } } });
    expect(described(log)).toMatchObject([
      { who: 'POST', what: 'desk.example/auth/admin/v1/login', result: '200', failed: false },
      { what: 'desk.example/client/admin/v1/username?username=•••', requestId: sent },
    ]);
    expect(described(log)[0]?.ms).toBeGreaterThanOrEqual(0);
    expect(JSON.stringify(described(log))).not.toContain('hunter2');
  });

  it('has the code of the problem if it is refused, and the caller still reads all of it', async () => {
    const log = createDevLog();
    const { status = 0, body } = problem(409, 'ALREADY_DECIDED');
    const sdk = sdkOn(log, async () => Response.json(body, { status }));
    const { error } = await sdk.GET('/stat/admin/v1/summary');
    expect(error).toMatchObject({ code: 'ALREADY_DECIDED', message: 'ALREADY_DECIDED!' });
    await vi.waitFor(() => {
      expect(described(log)[0]).toMatchObject({
        result: '409',
        failed: true,
        code: 'ALREADY_DECIDED',
      });
    });
  });

  it('is marked if no response came, and a cancelled one is no failure', async () => {
    const log = createDevLog();
    const sdk = sdkOn(log, async (_, { signal }) => {
      signal?.throwIfAborted();
      throw new TypeError('Failed to fetch');
    });
    await sdk.GET('/stat/admin/v1/summary');
    const gone = new AbortController();
    const cancelled = sdk.GET('/stat/admin/v1/summary', { signal: gone.signal });
    gone.abort();
    await cancelled;
    expect(described(log)).toMatchObject([
      { result: null, failed: true, code: 'TypeError' },
      { result: null, failed: false, code: 'AbortError' },
    ]);
  });
});

describe('a transition', () => {
  it('has the machine, the event, source and target, and none of their content', async () => {
    const log = createDevLog();
    const { auth, on } = await restoredSession(issueTokens());
    auth.send({ type: 'logout' });
    const issued = { ...issueTokens(), mfa: true };
    on('/auth/admin/v1/login', () => ({ body: issued }));
    log.record(createDevLogSource(), auth);
    const secrets = { username: 'hunter2', password: 'hunter2', captcha: 'hunter2' };
    auth.send({ type: 'login.submit', ...secrets, captchaId: 'hunter2', rememberMe: false });
    await waitFor(auth, (snapshot) => !snapshot.matches('authenticating'));
    const rows = described(log);
    expect(rows[0]).toMatchObject({ who: 'auth', result: 'login.submit' });
    expect(rows[0]?.what).toMatch(/^idle.* → authenticating/);
    expect(rows.at(-1)?.what).toMatch(/→ mfa_required/);
    const kept = JSON.stringify(log.rows());
    for (const secret of ['hunter2', issued.access_token, issued.refresh_token]) {
      expect(kept).not.toContain(secret);
    }
  });
});

describe('a navigation', () => {
  it('has both addresses, with what was typed in them masked', async () => {
    const log = createDevLog();
    const history = createMemoryHistory({ initialEntries: ['/client?q=hunter2'] });
    const router = createRouter({ routeTree: createRootRoute(), history });
    const leave = log.followRouter(router);
    await router.load();
    history.push('/funds/deposit?status=pending');
    await router.load();
    leave();
    history.push('/unseen');
    await router.load();
    expect(described(log).at(-1)).toMatchObject({
      kind: 'navigation',
      what: '/client?q=••• → /funds/deposit?status=pending',
    });
  });
});
