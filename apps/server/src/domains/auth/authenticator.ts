import { Secret, TOTP } from 'otpauth';
import type { StaffUserRow } from '../../platform/sessions/sessions.ts';

const periodMs = 30_000;
/** Clocks may differ by this many periods either way. */
const periodsOff = 1;
const secretBytes = 20;

type Unseal = (sealed: string) => string;

/** The secret of a new authenticator, in base32. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

export function otpauthUri(secret: string, names: { issuer: string; label: string }): string {
  return totpOf(secret, names).toString();
}

/** The period whose code this is, at most one away from now; null if it is none's. */
export function periodOf(secret: string, code: string): number | null {
  return validPeriod(secret, code, Date.now(), periodsOff);
}

/**
 * The period whose code this is, for a person with an authenticator; null if the code is wrong, or not of a later
 * period than the last one used. Lock the user first, or a code is taken twice.
 */
export function unusedPeriodOf(
  unseal: Unseal,
  person: Pick<StaffUserRow, 'mfaSecret' | 'mfaStepUsed'>,
  code: string,
): number | null {
  if (person.mfaSecret === null) return null;
  const period = periodOf(unseal(person.mfaSecret), code);
  const isLater = period !== null && (person.mfaStepUsed === null || period > person.mfaStepUsed);
  return isLater ? period : null;
}

/** Whether this is the code that was accepted last, however long ago. */
export function isLastUsedCode(
  unseal: Unseal,
  { mfaSecret, mfaStepUsed }: Pick<StaffUserRow, 'mfaSecret' | 'mfaStepUsed'>,
  code: string,
): boolean {
  if (mfaSecret === null || mfaStepUsed === null) return false;
  return validPeriod(unseal(mfaSecret), code, mfaStepUsed * periodMs, 0) !== null;
}

function validPeriod(secret: string, code: string, timestamp: number, window: number) {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

function totpOf(secret: string, names?: { issuer: string; label: string }): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), period: periodMs / 1000 });
}
