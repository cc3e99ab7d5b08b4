import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { byLanguage } from '../../kernel/errors/by-language.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { moneyInWords } from '../../kernel/money/decimal.ts';
import type { Exceeded } from '../../platform/approval/limits.ts';

/** A label inside a sentence. */
const boundLabel = (bound: Schemas.LimitBound | 'always', language: Language) => {
  const label = codeLabel('two-people', 'bound', bound, language);
  return label.charAt(0).toLowerCase() + label.slice(1);
};

/** For acts that always take two people. */
export const alwaysInWords = byLanguage((language) => boundLabel('always', language));

/** A limit that is exceeded, as text. */
export function boundInWords(
  { bound, max }: Exceeded,
  currency: string,
  language: Language,
): string {
  const label = boundLabel(bound, language);
  const isAmount = bound !== 'risk' && bound !== 'own_credit' && bound !== 'sent';
  return isAmount ? `${label} ${moneyInWords(max, currency)}` : label;
}
