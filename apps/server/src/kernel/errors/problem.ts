import type { Schemas } from '@brokerdesk/sdk';
import { type ByLanguage, byLanguage } from './by-language.ts';
import type { ErrorCode, Language } from './error-catalogue.ts';

export type Values = Readonly<Record<string, string | ByLanguage | Date>>;

/** The moments that a message names, as they stand in it. */
export function timesIn(values: Values = {}): Schemas.Time[] {
  return Object.values(values).flatMap((one) => (one instanceof Date ? [one.toISOString()] : []));
}

export interface FieldProblem {
  field: string;
  code: ErrorCode;
  values?: Values;
}

/** Limits the list: callers fix the first ones and retry. */
export const fieldErrorsMax = 50;

export interface ProblemDetails {
  values?: Values;
  /** The first `fieldErrorsMax` of them are answered. */
  errors?: FieldProblem[];
  /** With STALE_RECORD and ALREADY_DECIDED: the record as it is now, and who changed it when. */
  current?: Record<string, unknown>;
  changedBy?: string;
  changedAt?: Schemas.Time;
  /** Sent with SESSION_ENDED if the user ended it from another session. */
  endedBy?: 'owner';
  /** With SIGN_IN_AGAIN, if the password is not enough. */
  askFor?: 'factor';
  /** With SIGNATURE_REQUIRED: what a passkey has to sign. */
  signing?: Schemas.Signing;
  /** Seconds, with TOO_MANY_ATTEMPTS and TOO_MANY_STREAMS. */
  retryAfter?: number;
}

/**
 * An answer that is not a success, thrown by a domain function and written by the one error
 * handler. The code decides status and words (`kernel/errors/error-catalogue.ts`).
 */
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

/** VALIDATION at these fields. */
export const invalid = (...errors: FieldProblem[]): Problem =>
  new Problem('VALIDATION', { errors });

/** INVALID_TRANSITION from a state, which is named as people know it. */
export const invalidTransition = (nameOf: (language: Language) => string): Problem =>
  new Problem('INVALID_TRANSITION', { values: { from: byLanguage(nameOf) } });

/** Why the server does not start, in one sentence for the user who started it. */
export class CannotStart extends Error {}
