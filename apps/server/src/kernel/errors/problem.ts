import type { Schemas } from '@brokerdesk/sdk';
import { type ByLanguage, byLanguage } from './by-language.ts';
import type { ErrorCode, Language } from './error-catalogue.ts';

export type Values = Readonly<Record<string, string | ByLanguage | Date>>;

export function timesIn(values: Values = {}): Schemas.Time[] {
  return Object.values(values).flatMap((one) => (one instanceof Date ? [one.toISOString()] : []));
}

export interface FieldProblem {
  field: string;
  code: ErrorCode;
  values?: Values;
}

export const fieldErrorsMax = 50;

export interface ProblemDetails {
  values?: Values;
  errors?: FieldProblem[];
  /** With STALE_RECORD and ALREADY_DECIDED. */
  current?: Record<string, unknown>;
  changedBy?: string;
  changedAt?: Schemas.Time;
  /** Sent with SESSION_ENDED if the user ended it from another session. */
  endedBy?: 'owner';
  /** With SIGN_IN_AGAIN, if the password is not enough. */
  askFor?: 'factor';
  signing?: Schemas.Signing;
  /** Seconds, with TOO_MANY_ATTEMPTS and TOO_MANY_STREAMS. */
  retryAfter?: number;
}

export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly details: ProblemDetails;

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

export const invalid = (...errors: FieldProblem[]): Problem =>
  new Problem('VALIDATION', { errors });

export const invalidTransition = (nameOf: (language: Language) => string): Problem =>
  new Problem('INVALID_TRANSITION', { values: { from: byLanguage(nameOf) } });

export class CannotStart extends Error {}
