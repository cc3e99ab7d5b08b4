import type { Schemas } from '@brokerdesk/sdk';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isConnectionLost, OutcomeUnknown } from '../kernel/db/lost-connection.ts';
import { byLanguage } from '../kernel/errors/by-language.ts';
import { type ErrorCode, errorCatalogue, type Language } from '../kernel/errors/error-catalogue.ts';
import { errorMessage } from '../kernel/errors/error-message.ts';
import { fieldErrorsMax, Problem, timesIn, type Values } from '../kernel/errors/problem.ts';
import { FileStoreUnavailable } from '../platform/file-store.ts';
import { ScannerUnavailable } from '../platform/virus-scan.ts';
import { declaredProblem } from './declared-errors.ts';
import { languageOf } from './request-headers.ts';

export function problemAnswer(
  problem: Problem,
  language: Language,
  requestId: string,
): Schemas.Problem {
  const { code, details } = problem;
  const { status } = errorCatalogue[code];
  const blanks =
    details.retryAfter === undefined
      ? details.values
      : { seconds: String(details.retryAfter), ...details.values };
  return {
    type: `urn:brokerdesk:problem:${code}`,
    title: errorMessage(code, 'en-US', blanks),
    status,
    code,
    ...messageOf(code, language, blanks),
    request_id: requestId,
    ...(details.errors && {
      errors: details.errors.slice(0, fieldErrorsMax).map((error) => ({
        field: error.field,
        code: error.code,
        ...messageOf(error.code, language, error.values),
      })),
    }),
    ...(details.current && { current: details.current }),
    ...(details.changedBy !== undefined && { changed_by: details.changedBy }),
    ...(details.changedAt !== undefined && { changed_at: details.changedAt }),
    ...(details.endedBy && { ended_by: details.endedBy }),
    ...(details.askFor && { ask_for: details.askFor }),
    ...(details.signing && { signing: details.signing }),
    ...(details.retryAfter !== undefined && { retry_after: details.retryAfter }),
  };
}

function messageOf(code: ErrorCode, language: Language, blanks?: Values) {
  const messages = byLanguage((one) => errorMessage(code, one, blanks));
  const times = timesIn(blanks);
  return { message: messages[language], messages, ...(times.length > 0 && { times }) };
}

const refusals: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_JSON',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
};

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const problem = error instanceof Problem ? error : refusalOf(error, request);
  if (problem.code === 'INTERNAL') request.log.error({ err: error }, 'unexpected error');
  if (problem.code === 'OUTCOME_UNKNOWN') {
    request.log.error({ err: error }, 'nobody knows whether this was done');
  }
  if (problem.code === 'BUSY') {
    request.log.warn({ err: error }, 'the database is too slow, or away');
  }
  if (problem.code === 'REQUEST_BROKEN_OFF') request.log.info('the request broke off');
  if (problem.code === 'FILE_STORE_UNAVAILABLE') {
    request.log.error({ err: error }, 'the file store cannot be used');
  }
  if (problem.code === 'FILE_SCANNER_UNAVAILABLE') {
    request.log.error({ err: error }, 'no upload is taken: the virus scanner cannot be used');
  }
  return sendProblem(problem, request, reply);
}

export function sendProblem(thrown: Problem, request: FastifyRequest, reply: FastifyReply) {
  const problem = declaredProblem(thrown, request);
  request.refusedWith = problem.code;
  const { retryAfter } = problem.details;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const language = languageOf(request.headers['accept-language']);
  return reply
    .status(errorCatalogue[problem.code].status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problemAnswer(problem, language, request.id));
}

function refusalOf(error: FastifyError, request: FastifyRequest): Problem {
  if (isBrokenOff(error, request)) return new Problem('REQUEST_BROKEN_OFF');
  const code = refusals[error.code];
  if (code !== undefined) return new Problem(code);
  if (error instanceof FileStoreUnavailable) {
    return new Problem('FILE_STORE_UNAVAILABLE', { retryAfter: busyRetryAfterS });
  }
  if (error instanceof ScannerUnavailable) {
    return new Problem('FILE_SCANNER_UNAVAILABLE', { retryAfter: busyRetryAfterS });
  }
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const ofDatabase = databaseProblem(error, reads);
  if (ofDatabase !== null) return ofDatabase;
  // Fastify's JSON parser throws a plain SyntaxError, marked as the caller's fault.
  if (error instanceof SyntaxError && error.statusCode === 400)
    return new Problem('MALFORMED_JSON');
  const { statusCode = 500 } = error;
  return new Problem(statusCode >= 400 && statusCode < 500 ? 'NOT_FOUND' : 'INTERNAL');
}

export function databaseProblem(error: Error, reads: boolean): Problem | null {
  const known = !(error instanceof OutcomeUnknown);
  if (known && (isBusy(error) || isDatabaseAway(error))) {
    return new Problem('BUSY', { retryAfter: busyRetryAfterS });
  }
  if (known && !isConnectionLost(error)) return null;
  return new Problem(reads ? 'BUSY' : 'OUTCOME_UNKNOWN', { retryAfter: busyRetryAfterS });
}

/** How Node notifies readers of a body that no more of it will come. */
const brokenOffCodes = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

/** The caller has gone before all of the body was there; such a reset of the database is another one. */
function isBrokenOff(error: FastifyError, { raw }: FastifyRequest): boolean {
  return brokenOffCodes.has(error.code) && !('syscall' in error) && raw.destroyed && !raw.complete;
}

const busyRetryAfterS = 5;
/** A statement, a wait for a lock, or a transaction that took too long; the database ended it. */
const busyStates = new Set(['57014', '55P03', '25P03', '40P01']);
const noFreeConnection = 'timeout exceeded when trying to connect';

const startingUp = '57P03';

/** Nothing can have been changed if no connection could be made. */
function isDatabaseAway(error: Error): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === startingUp) return true;
    if ('syscall' in at && at.syscall === 'connect') return true;
  }
  return false;
}

function isBusy(error: Error): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && busyStates.has(String(at.code))) return true;
    if (at.message === noFreeConnection) return true;
  }
  return false;
}
