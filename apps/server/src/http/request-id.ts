import { newId } from '../kernel/db/new-id.ts';

/** The caller's id where it is sane enough to be written to logs, a new one where not. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.:-]{8,64}$/.test(header) ? header : newId();
}
