import { expectTypeOf, test } from 'vitest';
import {
  type DefaultCode,
  download,
  type ErrorCodeOf,
  type Sdk,
  type SdkFailure,
  type UploadFailure,
  upload,
} from './index.ts';
import type { FakeServer } from './testing.ts';
import type { KeyedSdk } from './tools.ts';

declare const sdk: Sdk;
declare const keyed: KeyedSdk;
declare const server: FakeServer;

const params = { path: { id: '1' }, header: { 'Idempotency-Key': 'one-of-a-kind' } };
const recorded = { confirmations: 6, version: 1 };

const record = (using: Sdk = sdk) =>
  using.PUT('/deposit/admin/v1/confirmations/{id}', { params, body: recorded });

type OwnCode = Exclude<ErrorCodeOf<'put', '/deposit/admin/v1/confirmations/{id}'>, DefaultCode>;

test('an operation has codes of its own, beside the default ones', () => {
  expectTypeOf<OwnCode>().toEqualTypeOf<
    'NOT_FOUND' | 'STALE_RECORD' | 'ALREADY_DECIDED' | 'NOT_ON_CHAIN'
  >();
  expectTypeOf<
    Exclude<ErrorCodeOf<'get', '/deposit/admin/v1/list'>, DefaultCode>
  >().toEqualTypeOf<never>();
  // @ts-expect-error the list is read, not written
  expectTypeOf<ErrorCodeOf<'post', '/deposit/admin/v1/list'>>();
});

test('what an operation takes decides which default codes it has', () => {
  type Read = ErrorCodeOf<'get', '/deposit/admin/v1/list'>;
  expectTypeOf<'FORBIDDEN' | 'UNAUTHORIZED' | 'BUSY'>().toExtend<Read>();
  expectTypeOf<'MALFORMED_JSON'>().not.toExtend<Read>();
  expectTypeOf<'IDEMPOTENCY_KEY_REUSED'>().not.toExtend<Read>();
  expectTypeOf<'UNAUTHORIZED'>().not.toExtend<ErrorCodeOf<'post', '/auth/admin/v1/login'>>();
});

test('a code that the operation cannot answer does not compile', async () => {
  const { error } = await record();
  error?.code === 'STALE_RECORD';
  // @ts-expect-error there is no such code
  error?.code === 'STALE_RECORDS';
  // @ts-expect-error nothing is paid here
  error?.code === 'INSUFFICIENT_FUNDS';
  // @ts-expect-error a field has this code, not an answer
  error?.code === 'FIELD_REQUIRED';
});

test('a switch that leaves nothing but the default codes has a case for every other', async () => {
  const { error } = await record();
  if (error === undefined) return;
  switch (error.code) {
    case 'STALE_RECORD':
    case 'ALREADY_DECIDED':
      expectTypeOf(error.current?.order_no).toEqualTypeOf<string | undefined>();
      break;
    case 'NOT_FOUND':
    case 'NOT_ON_CHAIN':
      break;
    default:
      error.code satisfies DefaultCode;
  }
  switch (error.code) {
    case 'STALE_RECORD':
    case 'ALREADY_DECIDED':
    case 'NOT_FOUND':
      break;
    default:
      // @ts-expect-error NOT_ON_CHAIN has no case
      error.code satisfies DefaultCode;
  }
});

test('keys of its own and a download keep the codes of the operation', async () => {
  const { error } = await keyed.PUT('/deposit/admin/v1/confirmations/{id}', {
    params: { path: { id: '1' } },
    body: recorded,
  });
  expectTypeOf<Exclude<NonNullable<typeof error>['code'], DefaultCode>>().toEqualTypeOf<OwnCode>();
  const proof = await download(sdk, '/deposit/admin/v1/proof/{id}', {
    params: { path: { id: '1' } },
  });
  expectTypeOf<Exclude<NonNullable<typeof proof.error>['code'], DefaultCode>>().toEqualTypeOf<
    'NOT_FOUND' | 'FILE_STORE_UNAVAILABLE'
  >();
});

test('an upload has the codes of its operations, and what is refused before it', async () => {
  const { error } = await upload(sdk, { file: new Blob() });
  expectTypeOf(error).toEqualTypeOf<UploadFailure | undefined>();
  expectTypeOf<Exclude<UploadFailure['code'], DefaultCode>>().toEqualTypeOf<
    | 'FILE_TYPE_UNSUPPORTED'
    | 'FILE_SIZE_UNSUPPORTED'
    | 'UPLOAD_QUOTA_REACHED'
    | 'UPLOAD_LINK_INVALID'
    | 'FILE_SIZE_DIFFERS'
    | 'FILE_TYPE_REFUSED'
    | 'FILE_INFECTED'
    | 'FILE_STORE_UNAVAILABLE'
    | 'FILE_SCANNER_UNAVAILABLE'
    | 'FILE_NOT_READY'
    | 'NOT_FOUND'
  >();
});

test('the failure of one operation is one of any', async () => {
  const { error } = await record();
  expectTypeOf(error).toExtend<SdkFailure<unknown> | undefined>();
});

test('a call may be refused for what it had to do first', async () => {
  const { error } = await sdk.GET('/setting/app/v1/locale');
  error?.code === 'SESSION_ENDED';
  error?.code === 'MFA_REQUIRED';
  error?.code === 'SERVICE_ACCOUNT_REVOKED';
});

test('the server of a test fails as the operation can, and in no other way', () => {
  server.failNext('GET', '/deposit/admin/v1/list', { status: 503, code: 'BUSY' });
  server.failNext('GET', '/deposit/admin/v1/list', 'network');
  // @ts-expect-error the list has no version
  server.failNext('GET', '/deposit/admin/v1/list', { status: 409, code: 'STALE_RECORD' });
  // @ts-expect-error the list is read, not written
  server.failNext('POST', '/deposit/admin/v1/list', 'network');
});
