import { Problem } from '../errors/problem.ts';

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** Reports a unique violation as a field error: a check before the write would miss a concurrent one. */
export async function refuseDuplicate<T>(field: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Problem('VALIDATION', { errors: [{ field, code: 'FIELD_TAKEN' }] });
  }
}

export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === uniqueViolation;
}

export function isForeignKeyViolation(error: unknown): boolean {
  return codeOf(error) === foreignKeyViolation;
}

/** Both drivers give the database's own code, and drizzle puts their error into `cause`. */
function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
}
