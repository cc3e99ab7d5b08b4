import { newId } from '../kernel/db/new-id.ts';

export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.:-]{8,64}$/.test(header) ? header : newId();
}
