export { accessTokenExpiry } from './access-token.ts';
export type { BackOff } from './back-off.ts';
export type { RetryOptions } from './call.ts';
export type { Clock } from './clock.ts';
export { createSdk } from './create-sdk.ts';
export {
  type DownloadedFile,
  type DownloadOptions,
  download,
  type FilePath,
  type FileStream,
  openDownload,
} from './download.ts';
export type { ErrorCodeOf, UsualCode } from './error-code-of.ts';
export type { EventTopic, ServerEvent } from './event-stream.ts';
export { type EventsOptions, type EventsStatus, events } from './events.ts';
export {
  type EndedBy,
  type FollowedTabs,
  type FollowTabsOptions,
  followTabs,
} from './follow-tabs.ts';
export type { EndpointByMethod, Schemas } from './generated/contract.ts';
export { hashPassword } from './hash-password.ts';
export type { HookedCall, SdkHooks, SdkRequest, SdkResponse, SdkRetry } from './hooks.ts';
export type { ListItem, ListPage, ListPath, ListQuery } from './list-path.ts';
export type { Locks } from './locks.ts';
export { type PaginateOptions, paginate } from './paginate.ts';
export type { Paths } from './paths.ts';
export type {
  AbortedFailure,
  ErrorCode,
  MalformedFailure,
  NetworkFailure,
  ProblemFailure,
  ProgramFailure,
  SdkCode,
  SdkFailure,
  SdkProblem,
} from './problem.ts';
export type { UploadProgress } from './put-bytes.ts';
export { newRequestId } from './request-id.ts';
export type { CallResult, Result } from './result.ts';
export type { Call, CallFailure, CallOptions, CurrentOf, Sdk, SdkOptions } from './sdk.ts';
export { SdkError } from './sdk-error.ts';
export { createMemoryTokens, parseTokens, type TokenStore, type Tokens } from './tokens.ts';
export type { Device, Fetch } from './transport.ts';
export { unwrap } from './unwrap.ts';
export { type UploadFailure, type UploadOptions, upload } from './upload.ts';
export type { WebStorage } from './web-storage.ts';
export { createWebTokens, type WebTokens, type WebTokensOptions } from './web-tokens.ts';
