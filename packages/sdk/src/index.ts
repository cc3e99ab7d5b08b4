export { accessTokenExpiry } from './access-token.ts';
export type { CallResult, DefaultCode, ErrorCodeOf, Result, RetryOptions } from './call.ts';
export { createSdk } from './create-sdk.ts';
export {
  type DownloadedFile,
  type DownloadOptions,
  download,
  type FilePath,
  type FileStream,
  openDownload,
} from './download.ts';
export type { EventTopic, ServerEvent } from './event-stream.ts';
export { type EventsOptions, type EventsStatus, events } from './events.ts';
export {
  type EndedBy,
  type FollowedTabs,
  type FollowTabsOptions,
  followTabs,
} from './follow-tabs.ts';
export type { EndpointByMethod, Schemas } from './generated/contract.ts';
export type { HookedCall, SdkHooks, SdkRequest, SdkResponse, SdkRetry } from './hooks.ts';
export type { Locks, WebStorage } from './locks.ts';
export type { ListItem, ListPage, ListPath, ListQuery } from './paginate.ts';
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
export { newRequestId } from './request-id.ts';
export type { Call, CallFailure, CallOptions, CurrentOf, Sdk, SdkOptions } from './sdk.ts';
export { SdkError, unwrap } from './sdk-error.ts';
export { hashPassword } from './session.ts';
export type { BackOff, Clock } from './timing.ts';
export { createMemoryTokens, parseTokens, type TokenStore, type Tokens } from './tokens.ts';
export type { Device, Fetch } from './transport.ts';
export type { UploadProgress } from './upload.ts';
export { type UploadFailure, type UploadOptions, upload } from './upload.ts';
export { createWebTokens, type WebTokens, type WebTokensOptions } from './web-tokens.ts';
