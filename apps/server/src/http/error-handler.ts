import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, errorCatalogue } from '../platform/error-catalogue.ts';
import { languageOf } from './language.ts';
import { Problem } from './problem.ts';
import { problemAnswer } from './problem-answer.ts';

/** What Fastify itself refuses, in the words of the catalogue. */
const refusals: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_JSON',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
};

/** The one place where an error becomes an answer. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const problem = error instanceof Problem ? error : refusalOf(error);
  if (problem.code === 'INTERNAL') request.log.error({ err: error }, 'unexpected error');
  return sendProblem(problem, request, reply);
}

export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply) {
  const { retryAfter } = problem.details;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const language = languageOf(request.headers['accept-language']);
  return reply
    .status(errorCatalogue[problem.code].status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problemAnswer(problem, language, request.id));
}

function refusalOf(error: FastifyError): Problem {
  const code = refusals[error.code];
  if (code !== undefined) return new Problem(code);
  // Fastify's JSON parser throws a plain SyntaxError, marked as the caller's fault.
  if (error instanceof SyntaxError && error.statusCode === 400)
    return new Problem('MALFORMED_JSON');
  // What the files of the console refuse: a NUL in a path, a condition that does not hold.
  const { statusCode = 500 } = error;
  return new Problem(statusCode >= 400 && statusCode < 500 ? 'NOT_FOUND' : 'INTERNAL');
}
