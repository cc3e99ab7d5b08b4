import type { DefaultServerCode, OperationErrors } from './generated/operation-errors.ts';
import type { PathsWith } from './paths.ts';
import type { ErrorCode, SdkCode, SdkFailure } from './problem.ts';
import type { BackOff } from './timing.ts';

/** Checking `data` or `error` narrows the type of the other. */
export type Result<Data, Failure = SdkFailure> =
  | { data: Data; error?: never }
  | { data?: never; error: Failure };

/** `response.type` is `'error'` if no answer came. `Current` is what a conflict shows of the record as it is now. */
export type CallResult<Data, Current = Record<string, unknown>> = Result<
  Data,
  SdkFailure<Current>
> & { response: Response };

export interface RetryOptions extends Partial<BackOff> {
  /** How often a call is sent at most, the first time included: 3. */
  attempts?: number | undefined;
  /** The longest `Retry-After` that is waited for, in milliseconds: 10,000. */
  retryAfterMaxMs?: number | undefined;
}

export type Method = 'get' | 'post' | 'put' | 'delete';

export interface CallInit {
  params?: object | undefined;
  body?: unknown;
  headers?: Record<string, string> | undefined;
  parseAs?: 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream' | undefined;
  signal?: AbortSignal | undefined;
  keepalive?: boolean | undefined;
  retry?: RetryOptions | false | undefined;
  timeoutMs?: number | undefined;
}

export type Answer = CallResult<unknown>;

/**
 * The codes of the server that one operation can answer, by method and path.
 *
 * @example
 * type AuditCode = ErrorCodeOf<'put', '/deposit/admin/v1/audit/{id}'>;
 */
export type ErrorCodeOf<M extends Method, P extends PathsWith<M>> = Extract<
  OperationErrors[M][P & keyof OperationErrors[M]],
  ErrorCode
>;

export type SessionCode =
  | 'MFA_REQUIRED'
  | ErrorCodeOf<'post', '/auth/admin/v1/token/refresh'>
  | ErrorCodeOf<'post', '/auth/admin/v1/token/service'>;

/**
 * The codes that say nothing of one operation: of sign-in and rights, of the form of a request, of limits,
 * and of the server, the network and the SDK themselves. A program treats them alike wherever they come.
 *
 * @example
 * switch (error.code) {
 *   case 'STALE_RECORD':
 *     return showChanges(error);
 *   default:
 *     error.code satisfies DefaultCode; // fails to compile while a code of the operation has no case
 * }
 */
export type DefaultCode =
  | DefaultServerCode
  | SessionCode
  | Exclude<SdkCode, 'FILE_TYPE_UNSUPPORTED' | 'FILE_SIZE_UNSUPPORTED'>;
