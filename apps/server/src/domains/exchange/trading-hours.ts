import type { Schemas } from '@brokerdesk/sdk';
import { Problem } from '../../kernel/errors/problem.ts';

/** Throws VALIDATION at the first span that ends before it begins, or begins within the one before. */
export function requireHours(hours: readonly Schemas.TradingHours[]): void {
  // `09:30` and the like: in the order of letters they are in the order of time.
  const wrong = hours.findIndex(
    ({ from, to }, at) => from >= to || from < (hours[at - 1]?.to ?? ''),
  );
  if (wrong === -1) return;
  throw new Problem('VALIDATION', {
    errors: [{ field: `hours.${wrong}.from`, code: 'FIELD_INVALID' }],
  });
}
