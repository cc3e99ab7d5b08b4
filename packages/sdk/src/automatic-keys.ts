import type { CallInit } from './call.ts';
import { keyedWrites } from './generated/keyed-writes.ts';
import type { PathsWith } from './paths.ts';
import { newRequestId } from './request-id.ts';
import type { CallOptions, CallResultOf, Operation, ParseAs, Sdk } from './sdk.ts';

type KeyOptional<Op> = Op extends { parameters: { header: { 'Idempotency-Key': infer Key } } }
  ? Omit<Op, 'parameters'> & {
      parameters: Omit<Op['parameters'], 'header'> & {
        header?: Omit<Op['parameters']['header'], 'Idempotency-Key'> & { 'Idempotency-Key'?: Key };
      };
    }
  : Op;

export type KeyedCall<M extends 'post' | 'put' | 'delete'> = <
  P extends PathsWith<M>,
  As extends ParseAs = 'json',
>(
  path: P,
  ...options: object extends CallOptions<KeyOptional<Operation<P, M>>>
    ? [options?: CallOptions<KeyOptional<Operation<P, M>>, As>]
    : [options: CallOptions<KeyOptional<Operation<P, M>>, As>]
) => Promise<CallResultOf<M, P, As>>;

/** An {@link Sdk} that adds a missing `Idempotency-Key` to each write. */
export type KeyedSdk = Sdk & {
  readonly POST: KeyedCall<'post'>;
  readonly PUT: KeyedCall<'put'>;
  readonly DELETE: KeyedCall<'delete'>;
};

/**
 * Adds a new `Idempotency-Key` to each write that takes one and is called without, which makes automatic
 * retries safe. After an unknown outcome (`NETWORK_ERROR`) a second call is a second write: pass an own key
 * to repeat the first one.
 *
 * @example
 * const sdk = automaticKeys(createSdk(options));
 * await sdk.PUT('/deposit/admin/v1/audit/{id}', { params: { path }, body: { result: 'approved', version } });
 */
export function automaticKeys(sdk: Sdk): KeyedSdk {
  type Write = (path: string, init?: CallInit) => unknown;
  const keyed = (method: 'POST' | 'PUT' | 'DELETE') => {
    // Calls are typed at the call site; operations are uniform here.
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
