import type { Schemas } from '@brokerdesk/sdk';
import { byLanguage } from '../kernel/errors/by-language.ts';
import { type ErrorCode, errorCatalogue, type Language } from '../kernel/errors/error-catalogue.ts';
import { errorMessage } from '../kernel/errors/error-message.ts';
import { fieldErrorsMax, type Problem, timesIn, type Values } from '../kernel/errors/problem.ts';

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
