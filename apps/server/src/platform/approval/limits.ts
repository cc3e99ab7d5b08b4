import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { byLanguage } from '../../kernel/errors/by-language.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { compare, type Decimal, moneyText, plus } from '../../kernel/money/decimal.ts';

export type Limit = Schemas.TwoPersonLimit;
export type Bound = Schemas.LimitBound;
export type AmountLimits = Schemas.TwoPersonLimits & {
  exchange: Schemas.AmountLimit;
  total: Schemas.TotalLimit;
};

interface LimitRule {
  /** Whether the trade config states amounts; the others take two people always. */
  hasAmount: boolean;
  /** Whether the client who asks is the first of the two: what it is about is the client's own. */
  clientIsFirst?: true;
  /** Whether it takes effect after a day while no other account may approve money. Never for money or its bounds. */
  waitsWhereAlone?: true;
}

export const limitRules: Readonly<Record<Limit, LimitRule>> = {
  credit: { hasAmount: true },
  withdrawal: { hasAmount: true },
  profit: { hasAmount: true },
  rollback: { hasAmount: true },
  exchange: { hasAmount: true },
  amendment: { hasAmount: false },
  address: { hasAmount: false },
  bank: { hasAmount: false },
  payment_file: { hasAmount: false },
  order: { hasAmount: false, clientIsFirst: true },
  kyc: { hasAmount: false, clientIsFirst: true },
  allocation: { hasAmount: false },
  staff: { hasAmount: false, waitsWhereAlone: true },
  config: { hasAmount: false },
  service: { hasAmount: false },
  channel: { hasAmount: false, waitsWhereAlone: true },
  // Asked only above the number of recipients that the trade config states.
  message: { hasAmount: false, waitsWhereAlone: true },
};

/** In the base currency. */
export interface Sums {
  makerDay: Decimal;
  makerWeek: Decimal;
  clientDay: Decimal;
  clientWeek: Decimal;
  pairDay: Decimal;
  pairWeek: Decimal;
  totalDay: Decimal;
  totalWeek: Decimal;
}

export interface Exceeded {
  bound: Bound;
  max: Decimal;
  used: Decimal | null;
}

/** The bound itself is allowed. An amount that could not be valued passes the bound of one record. */
export function exceededBound(
  limit: Limit,
  amount: Decimal | null,
  limits: AmountLimits,
  sums: Sums,
): Exceeded | undefined {
  if (!isAmountLimit(limit)) return { bound: 'record', max: '0', used: amount };
  const { total: inAll, [limit]: own } = limits;
  const maxima = { ...own, total_day: inAll.maker_day, total_week: inAll.maker_week };
  if (amount === null) return { bound: 'record', max: maxima.record, used: null };
  const totals: readonly (readonly [keyof typeof maxima, Decimal])[] = [
    ['record', amount],
    ['pair_day', plus(sums.pairDay, amount)],
    ['pair_week', plus(sums.pairWeek, amount)],
    ['client_day', plus(sums.clientDay, amount)],
    ['client_week', plus(sums.clientWeek, amount)],
    ['maker_day', plus(sums.makerDay, amount)],
    ['maker_week', plus(sums.makerWeek, amount)],
    ['total_day', plus(sums.totalDay, amount)],
    ['total_week', plus(sums.totalWeek, amount)],
  ];
  const passed = totals.find(([bound, total]) => compare(total, maxima[bound]) > 0);
  if (passed === undefined) return undefined;
  const [bound, used] = passed;
  return { bound, max: maxima[bound], used };
}

export function isAmountLimit(limit: Limit): limit is Exclude<keyof AmountLimits, 'total'> {
  return limitRules[limit].hasAmount;
}

const boundLabel = (bound: Bound | 'always', language: Language) => {
  const label = codeLabel('two-people', 'bound', bound, language);
  return label.charAt(0).toLowerCase() + label.slice(1);
};

export const alwaysLabel = byLanguage((language) => boundLabel('always', language));

export function exceededLabel(
  { bound, max }: Exceeded,
  currency: string,
  language: Language,
): string {
  const label = boundLabel(bound, language);
  const isAmount = bound !== 'risk' && bound !== 'own_credit' && bound !== 'sent';
  return isAmount ? `${label} ${moneyText(max, currency)}` : label;
}
