import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorCatalogue } from '../kernel/errors/error-catalogue.ts';
import { Problem } from '../kernel/errors/problem.ts';
import { startTestServer, useTestServer } from '../testing/test-server.ts';
import { problemAnswer } from './error-handler.ts';

const server = useTestServer();
const refreshPath = '/auth/admin/v1/token/refresh';
const listPath = '/deposit/admin/v1/list';

const post = (payload: string, headers: Record<string, string>) =>
  server().anonymous.inject({ method: 'POST', url: refreshPath, payload, headers });
const json = { 'content-type': 'application/json' };

describe('a problem', () => {
  // @rule errors: Errors are problem+json, localised by `Accept-Language`, with a request id
  it.each([
    [undefined, '未找到该记录'],
    ['en-US,en;q=0.9', 'Not found'],
    ['zh_CN', '未找到该记录'],
    ['en;q=0.1, zh-Hans;q=0.8', '未找到该记录'],
    ['fr, en-GB;q=0.4', 'Not found'],
  ])('speaks the language of Accept-Language: %s', async (language, message) => {
    const headers = language === undefined ? {} : { 'accept-language': language };
    const answer = await server().anonymous.get('/deposit/admin/v1/nothing-here', headers);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
      title: 'Not found',
      message,
    });
  });

  it('carries the request id of the caller if that is sane, a new one otherwise', async () => {
    const id = 'console-0123456789';
    const answer = await server().anonymous.get(listPath, { 'x-request-id': id });
    expect(answer.headers['x-request-id']).toBe(id);
    expect(answer.body.request_id).toBe(id);
    for (const bad of ['short', 'x'.repeat(65), 'with space in it', '{"a":"b","c":"d"}']) {
      const other = await server().anonymous.get(listPath, { 'x-request-id': bad });
      expect(other.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(other.body.request_id).toBe(other.headers['x-request-id']);
    }
  });
});

describe('a request that cannot be read', () => {
  it.each([
    ['half a JSON', '{"refresh_token":', json, 400, 'MALFORMED_JSON'],
    ['an empty JSON', '', json, 400, 'MALFORMED_JSON'],
    ['a JSON that poisons prototypes', '{"__proto__":{"a":1}}', json, 400, 'MALFORMED_JSON'],
    ['XML', '<a/>', { 'content-type': 'application/xml' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a picture', 'abc', { 'content-type': 'image/png' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text', 'abc', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['300 KB', `"${'x'.repeat(300_000)}"`, json, 413, 'BODY_TOO_LARGE'],
  ])('is a problem of its own: %s', async (_, payload, headers, status, code) => {
    const answer = await post(payload, headers);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.headers['content-type']).toBe('application/problem+json');
  });

  it('is a 404 if its path is not even text', async () => {
    const answer = await server().anonymous.get('/deposit/%ff');
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('a wrong request', () => {
  // @rule lists: Pages of 1 to 200 records, by default 20; wrong parameters are named
  // @in openapi/schemas/parameters.yaml ./validation.ts
  it('names each parameter of the address that is wrong or unknown', async () => {
    const angel = await server().signIn('angel');
    const { status, body } = await angel.get(`${listPath}?page=0&sort=colour&size=x&nope=1`, {
      'accept-language': 'en',
    });
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(body.errors).toHaveLength(4);
    expect(body.errors).toEqual(
      expect.arrayContaining(
        [
          { field: 'page', code: 'FIELD_INVALID', message: 'Not a valid value' },
          { field: 'size', code: 'FIELD_INVALID', message: 'Not a valid value' },
          { field: 'sort', code: 'FIELD_INVALID', message: 'Not a valid value' },
          { field: 'nope', code: 'FIELD_UNKNOWN', message: 'Not a known field' },
        ].map((error) => expect.objectContaining(error)),
      ),
    );
  });

  it('refuses a parameter that comes twice', async () => {
    const angel = await server().signIn('angel');
    const { status, body } = await angel.get(`${listPath}?page=1&page=2`);
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(body.errors).toMatchObject([{ field: 'page', code: 'FIELD_INVALID' }]);
  });

  it('names a parameter that an operation without parameters does not know', async () => {
    const { body } = await server().anonymous.get('/healthz?verbose=1');
    expect(body.errors).toMatchObject([{ field: 'verbose', code: 'FIELD_UNKNOWN' }]);
  });

  // @rule errors: A validation error names each wrong field
  // @in ./validation.ts
  it('names each field of the body, deep ones by their place', async () => {
    const god = await server().signIn('god');
    const item = { kind: 'stock', visible: 'true', title_zh: '', more: 1 };
    const { body } = await god.call('PUT', '/setting/admin/v1/product', { items: [item] });
    expect(body.errors).toHaveLength(5);
    expect(body.errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'version', code: 'FIELD_REQUIRED' }),
        expect.objectContaining({ field: 'items.0.visible', code: 'FIELD_INVALID' }),
        expect.objectContaining({ field: 'items.0.title_zh', code: 'FIELD_REQUIRED' }),
        expect.objectContaining({ field: 'items.0.title_en', code: 'FIELD_REQUIRED' }),
        expect.objectContaining({ field: 'items.0.more', code: 'FIELD_UNKNOWN' }),
      ]),
    );
  });

  it('names a missing header and a bad path parameter', async () => {
    const login = { username: 'a', password: '0'.repeat(32), captcha: 'x' };
    const answer = await server().anonymous.call('POST', '/auth/admin/v1/login', login);
    expect(answer.body.errors).toMatchObject([{ field: 'X-Captcha-Id', code: 'FIELD_REQUIRED' }]);
    const angel = await server().signIn('angel');
    const { body } = await angel.get('/client/admin/v1/detail/17');
    expect(body.errors).toMatchObject([{ field: 'id', code: 'FIELD_INVALID' }]);
  });

  it('names the body if there is none, or not an object', async () => {
    const none = await server().anonymous.inject({ method: 'POST', url: refreshPath });
    expect(none.body.errors).toMatchObject([{ field: 'body', code: 'FIELD_REQUIRED' }]);
    const list = await post('[]', json);
    expect(list.body.errors).toMatchObject([{ field: 'body', code: 'FIELD_INVALID' }]);
  });

  it('is not corrected: a number is no text', async () => {
    const { body } = await post('{"refresh_token":12345}', json);
    expect(body.errors).toMatchObject([{ field: 'refresh_token', code: 'FIELD_INVALID' }]);
  });
});

describe('an unexpected error', () => {
  // @rule errors: An unexpected error reveals nothing of its cause
  it('returns a request id and nothing of the cause, which is logged with its stack', async () => {
    const broken = await startTestServer();
    try {
      const angel = await broken.signIn('angel');
      await broken.owner.execute(sql`alter table deposit rename to deposit_hidden`);
      const { status, body } = await angel.get(`${listPath}?q=secret-words`);
      expect([status, body.code]).toEqual([500, 'INTERNAL']);
      expect(JSON.stringify(body)).not.toMatch(/deposit|select|relation|node_modules|at /);
      const line = broken.logs.find((text) => text.includes('unexpected error')) ?? '';
      expect(JSON.parse(line)).toMatchObject({
        request_id: body.request_id,
        err: { message: 'relation "deposit" does not exist' },
      });
      expect(JSON.parse(line).err.stack).toContain('list-deposits');
      expect(line).not.toContain('secret-words');
      expect((await broken.anonymous.get('/healthz')).status).toBe(200);
    } finally {
      await broken.close();
    }
  });
});

const codes = Object.keys(errorCatalogue) as ErrorCode[];
const blanks = JSON.stringify(errorCatalogue).matchAll(/\{\{(\w+)\}\}/g);
const values = Object.fromEntries(
  [...blanks].map(([, name = '']) => [name, { 'zh-CN': '词', 'en-US': 'word' }]),
);
const fill = (template: string, word: string) => template.replaceAll(/\{\{\w+\}\}/g, word);

describe('a problem is answered in both languages, whichever was asked for', () => {
  it.each(codes)('%s', (code) => {
    const messages = {
      'zh-CN': fill(errorCatalogue[code]['zh-CN'], '词'),
      'en-US': fill(errorCatalogue[code]['en-US'], 'word'),
    };
    const errors = [{ field: 'amount', code, values }];
    for (const language of ['zh-CN', 'en-US'] as const) {
      const answer = problemAnswer(new Problem(code, { values, errors }), language, 'r');
      const texts = { message: messages[language], messages };
      expect(answer).toMatchObject({ ...texts, errors: [texts] });
    }
  });
});

it('the moments that a message names are answered beside it, of a field too', () => {
  const until = new Date('2026-11-25T00:00:00Z');
  const errors = [{ field: 'at', code: 'VALUE_TOO_LARGE', values: { max: until } } as const];
  const answer = problemAnswer(
    new Problem('LOCKED_UP', { values: { until }, errors }),
    'en-US',
    'r',
  );
  const times = ['2026-11-25T00:00:00.000Z'];
  expect(answer).toMatchObject({ times, errors: [{ times }] });
  expect(answer.message).toContain(times[0]);
});
