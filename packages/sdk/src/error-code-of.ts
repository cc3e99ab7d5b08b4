import type { Method } from './call.ts';
import type { OperationErrors, UsualServerCode } from './generated/operation-errors.ts';
import type { ErrorCode, SdkCode } from './problem.ts';
import type { PathsWith } from './sdk.ts';

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

/** The codes of what a call may have to do first: renew its tokens, or exchange the secret of a service account. */
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
 *     error.code satisfies UsualCode; // fails to compile while a code of the operation has no case
 * }
 */
export type UsualCode =
  | UsualServerCode
  | SessionCode
  | Exclude<SdkCode, 'FILE_TYPE_UNSUPPORTED' | 'FILE_SIZE_UNSUPPORTED'>;
