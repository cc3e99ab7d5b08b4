import type { CallInit } from './call.ts';
import { keyedWrites } from './generated/keyed-writes.ts';
import { newRequestId } from './request-id.ts';
import type { CallOptions, CallResultOf, Operation, ParseAs, PathsWith, Sdk } from './sdk.ts';

/** An operation whose `Idempotency-Key` may be left out. */
type KeyOptional<Op> = Op extends { parameters: { header: { 'Idempotency-Key': infer Key } } }
  ? Omit<Op, 'parameters'> & {
      parameters: Omit<Op['parameters'], 'header'> & {
        header?: Omit<Op['parameters']['header'], 'Idempotency-Key'> & { 'Idempotency-Key'?: Key };
      };
    }
  : Op;

/** A write of one HTTP method whose `Idempotency-Key` may be left out. */
export type KeyedCall<M extends 'post' | 'put' | 'delete'> = <
  P extends PathsWith<M>,
  As extends ParseAs = 'json',
>(
  path: P,
  ...options: object extends CallOptions<KeyOptional<Operation<P, M>>>
    ? [options?: CallOptions<KeyOptional<Operation<P, M>>, As>]
    : [options: CallOptions<KeyOptional<Operation<P, M>>, As>]
) => Promise<CallResultOf<M, P, As>>;

/** An {@link Sdk} that makes the `Idempotency-Key` of a write where the call brings none. */
export type KeyedSdk = Sdk & {
  readonly POST: KeyedCall<'post'>;
  readonly PUT: KeyedCall<'put'>;
  readonly DELETE: KeyedCall<'delete'>;
};

/**
 * The SDK, with a new `Idempotency-Key` for each write that takes one and is called without, so that it
 * is sent again safely after a passing trouble. Where the outcome stays unknown (`NETWORK_ERROR`), a
 * second call is a second write: a program that wants to go on from there brings its own key.
 *
 * @example
 * const sdk = automaticKeys(createSdk(options));
 * await sdk.PUT('/deposit/admin/v1/audit/{id}', { params: { path }, body: { result: 'approved', version } });
 */
export function automaticKeys(sdk: Sdk): KeyedSdk {
  type Write = (path: string, init?: CallInit) => unknown;
  const keyed = (method: 'POST' | 'PUT' | 'DELETE') => {
    // The types check a call where it is written; in here all operations are alike.
    const write = sdk[method] as Write;
    const withKey: Write = (path, init = {}) => {
      const { header, ...params }: { header?: object } = init.params ?? {};
      const key = keyedWrites.has(`${method} ${path}`) && { 'Idempotency-Key': newRequestId() };
      return write(path, { ...init, params: { ...params, header: { ...key, ...header } } });
    };
    return withKey;
  };
  const writes = { POST: keyed('POST'), PUT: keyed('PUT'), DELETE: keyed('DELETE') };
  return { ...sdk, ...(writes as Pick<KeyedSdk, keyof typeof writes>) };
}
