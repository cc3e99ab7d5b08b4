import createClient from 'openapi-fetch';
import { expectTypeOf, test } from 'vitest';
import {
  type CallFailure,
  type DownloadedFile,
  download,
  events,
  openDownload,
  type Paths,
  paginate,
  type Result,
  type Schemas,
  type Sdk,
  unwrap,
} from './index.ts';

declare const sdk: Sdk;

const record = { path: { id: '1' } };
const approval: Schemas.AuditRequest = { result: 'approved', version: 1 };

test('an answer has data or an error, and a check of the error shows which', async () => {
  const result = await sdk.GET('/deposit/admin/v1/list');
  // @ts-expect-error there may be no data
  result.data.list;
  if (result.error) {
    expectTypeOf(result.error).toEqualTypeOf<CallFailure<'get', '/deposit/admin/v1/list'>>();
    expectTypeOf(result.data).toEqualTypeOf<undefined>();
  } else {
    expectTypeOf(result.data.list[0]).toEqualTypeOf<Schemas.Deposit | undefined>();
  }
});

test('the kind of an error shows what else is known', async () => {
  const { error } = await sdk.GET('/deposit/admin/v1/list');
  expectTypeOf(error?.kind).toEqualTypeOf<
    'problem' | 'network' | 'aborted' | 'malformed' | 'program' | undefined
  >();
  if (error?.kind === 'aborted') {
    expectTypeOf(error.reason).toEqualTypeOf<unknown>();
    expectTypeOf(error.code).toEqualTypeOf<'ABORTED'>();
  }
  if (error?.kind === 'network') expectTypeOf(error.code).toEqualTypeOf<'NETWORK_ERROR'>();
  if (error?.kind === 'problem') {
    expectTypeOf(error.current).toEqualTypeOf<Record<string, unknown> | undefined>();
    // @ts-expect-error only an abort has a reason
    error.reason;
  }
});

test('a call whose contract names no error still may fail', async () => {
  const { error } = await sdk.GET('/setting/app/v1/locale');
  expectTypeOf(error?.code).extract<'INTERNAL' | 'NETWORK_ERROR'>().not.toBeNever();
});

test('a conflict shows the record that the operation is about', async () => {
  const deposit = await sdk.PUT('/deposit/admin/v1/audit/{id}', {
    params: { ...record, header: { 'Idempotency-Key': 'one-of-a-kind' } },
    body: approval,
  });
  if (deposit.error?.kind === 'problem') {
    expectTypeOf(deposit.error.current).toEqualTypeOf<Schemas.Deposit | undefined>();
  }
  const exchanged = await sdk.POST('/acc/admin/v1/exchange/{clientId}', {
    params: { path: { clientId: '1' }, header: { 'Idempotency-Key': 'one-of-a-kind' } },
    body: { from_account: '1', to_account: '2', amount: '1.00', rate: '7.1' },
  });
  if (exchanged.error?.kind === 'problem') {
    expectTypeOf(exchanged.error.current).toEqualTypeOf<
      Schemas.RateNow | Schemas.FeeNow | undefined
    >();
  }
  const removed = await sdk.DELETE('/stock/admin/v1/{id}', {
    params: { ...record, query: { version: 1 } },
  });
  if (removed.error?.kind === 'problem') {
    expectTypeOf(removed.error.current).toEqualTypeOf<Schemas.StockProduct | undefined>();
  }
});

// @rule packages: Codes and topics are types of the contract
// @in openapi/schemas/error-code.yaml
test('an event names a topic of the contract', async () => {
  for await (const event of events(sdk)) {
    if (event.type !== 'changed') continue;
    expectTypeOf(event.topic).toEqualTypeOf<Schemas.EventTopic>();
    // @ts-expect-error there is no such topic
    event.topic === 'deposits';
  }
});

test('what may be null is null, and not the text of that name', () => {
  expectTypeOf<Schemas.SecurityEvidence['password_changed_by']>().toEqualTypeOf<
    'client' | 'staff' | null
  >();
  expectTypeOf<'null'>().not.toExtend<Schemas.AuditRequest['reason_code']>();
});

test('unwrap returns the data of the contract', async () => {
  const settings = await sdk.GET('/setting/app/v1/locale').then(unwrap);
  expectTypeOf(settings.app_name).toEqualTypeOf<string>();
});

test('an answer that is not JSON has the type it is read as', async () => {
  const proof = await sdk.GET('/deposit/admin/v1/proof/{id}', { params: record, parseAs: 'blob' });
  expectTypeOf(unwrap(proof)).toEqualTypeOf<Blob>();
});

test('a filter may be undefined, as a form leaves it', () => {
  sdk.GET('/deposit/admin/v1/list', { params: { query: { status: undefined, page: 2 } } });
});

test('the paths of the contract alone can be called, each with its methods', () => {
  // @ts-expect-error there is no such path
  sdk.GET('/deposit/admin/v1/lst');
  // @ts-expect-error the list is read, not written
  sdk.POST('/deposit/admin/v1/list');
});

test('what the contract requires cannot be left out', () => {
  // @ts-expect-error the options hold the required parameters
  sdk.GET('/currency/admin/v1/rate');
  // @ts-expect-error a write that moves money has an Idempotency-Key
  sdk.PUT('/deposit/admin/v1/audit/{id}', { params: record, body: approval });
  // @ts-expect-error an audit has a body
  sdk.PUT('/deposit/admin/v1/audit/{id}', {
    params: { ...record, header: { 'Idempotency-Key': 'one-of-a-kind' } },
  });
});

test('what the contract does not know cannot be sent', () => {
  sdk.PUT('/deposit/admin/v1/audit/{id}', {
    params: { ...record, header: { 'Idempotency-Key': 'one-of-a-kind' } },
    // @ts-expect-error a result is approved or rejected
    body: { result: 'maybe', version: 1 },
  });
  // @ts-expect-error the filter is called status
  sdk.GET('/deposit/admin/v1/list', { params: { query: { state: 'pending' } } });
  // @ts-expect-error this call takes no query
  sdk.GET('/auth/admin/v1/userinfo', { params: { query: { page: 1 } } });
  // @ts-expect-error a GET has no body
  sdk.GET('/auth/admin/v1/userinfo', { body: {} });
  // @ts-expect-error the access token goes to one server only
  sdk.GET('/auth/admin/v1/userinfo', { baseUrl: 'https://elsewhere.example' });
});

test('the contract also fits a plain openapi-fetch client', async () => {
  const client = createClient<Paths>();
  const { data } = await client.GET('/deposit/admin/v1/detail/{id}', { params: record });
  expectTypeOf(data?.deposit.amount).toEqualTypeOf<string | undefined>();
  // @ts-expect-error there is no such path
  client.GET('/deposit/admin/v1/lst');
});

test('a list alone is read page by page, item by item', async () => {
  for await (const deposit of paginate(sdk, '/deposit/admin/v1/list', {
    params: { query: { status: 'pending', size: 50, q: undefined } },
    onPage: ({ totals }) => expectTypeOf(totals).toEqualTypeOf<Schemas.CurrencyTotal[]>(),
  })) {
    expectTypeOf(deposit).toEqualTypeOf<Schemas.Deposit>();
  }
  // @ts-expect-error each page has its total
  paginate(sdk, '/deposit/admin/v1/list', { params: { query: { totals: 'known' } } });
  // @ts-expect-error a record is no list
  paginate(sdk, '/client/admin/v1/detail/{id}');
  // @ts-expect-error what comes as a whole has no pages
  paginate(sdk, '/setting/admin/v1/locale');
  // @ts-expect-error a file has no pages
  paginate(sdk, '/deposit/admin/v1/export');
  // @ts-expect-error which page comes next is not for the caller to say
  paginate(sdk, '/client/admin/v1/list', { params: { query: { page: 2 } } });
  // @ts-expect-error the filter is called status
  paginate(sdk, '/deposit/admin/v1/list', { params: { query: { state: 'pending' } } });
});

test('a file alone is downloaded', async () => {
  const exported = await download(sdk, '/deposit/admin/v1/export', {
    params: { query: { status: 'approved' } },
  });
  expectTypeOf(exported).toEqualTypeOf<
    Result<DownloadedFile, CallFailure<'get', '/deposit/admin/v1/export'>>
  >();
  download(sdk, '/deposit/admin/v1/proof/{id}', { params: record });
  // @ts-expect-error the options hold the required parameters
  download(sdk, '/deposit/admin/v1/proof/{id}');
  // @ts-expect-error a list is no file
  download(sdk, '/deposit/admin/v1/list');
  // @ts-expect-error the events never end
  openDownload(sdk, '/event/admin/v1/stream');
  // @ts-expect-error how it is read is settled
  download(sdk, '/deposit/admin/v1/export', { parseAs: 'json' });
});
