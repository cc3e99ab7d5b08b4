import type { Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { byLanguage } from '../../kernel/errors/by-language.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { compare, type Decimal, moneyText, plus } from '../../kernel/money/decimal.ts';
import type { OperationKey } from '../operation-key.ts';

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

export interface Act {
  limit: Limit;
  /** One proposal of it about the same subject waits at a time. */
  operation: OperationKey;
  subject: {
    type: string;
    id: string | null;
    name: string;
    /** As it was read: a change of the record closes proposals about an earlier version. */
    version?: number;
  };
  /** Member of staff who made the record; null if a client made it, or if there is none. */
  makerId: string | null;
  clientId: string | null;
  /** People who do not see all clients approve for theirs alone. */
  agentId?: string | null;
  barredIds?: readonly string[];
  path?: Readonly<Record<string, string>>;
  leaderId?: string | null;
  /** In the base currency; null without an amount or a rate. */
  baseAmount: Decimal | null;
  /** When the rate was quoted that gave the base amount; null if none was needed. */
  ratedAt?: Date | null;
  /** At `stop` it takes two people at any amount. */
  risk?: 'stop' | null;
  /** Whether the money has left the firm: it takes two people, whatever the amount. */
  sent?: boolean;
  /** Resources of which the second person has to be allowed to approve one. */
  chain: readonly Resource[];
  staffAsks?: true;
  /** Whether asking for the same again is the second signature; else the proposal itself is confirmed. */
  secondAsks: boolean;
}

export interface Standing {
  personId: string;
  limits: AmountLimits;
  sums: Sums;
  /** Amounts at an earlier rate count as amounts without a rate. */
  ratesSince: Date;
  proposerId: string | null;
  /** Credited, settled or rolled back something for the client alone within 30 days, or a tied account did. */
  creditedClient: boolean;
  /** Held the client's access within 30 days, or a tied account did: created it, reset it, changed its contact. */
  heldClientAccess: boolean;
  /** Whether one person may control both accounts. */
  areTied(one: string, other: string): boolean;
}

/** `second`: the user's signature is the second. `own` and `tied`: another user has to be the second. */
export type Verdict =
  | { is: 'alone' }
  | { is: 'second' | 'first' | 'own' | 'tied'; exceeded: Exceeded };

/** Only implementation of the rule: refusals and screens both use it. */
export function judge(act: Act, standing: Standing): Verdict {
  const { personId, proposerId } = standing;
  const exceeded = exceededBy(act, standing);
  if (exceeded === undefined) return { is: 'alone' };
  const barred = act.barredIds ?? [];
  if (barred.includes(personId)) return { is: 'own', exceeded };
  if (barred.some((id) => standing.areTied(id, personId))) return { is: 'tied', exceeded };
  const clientSigns =
    limitRules[act.limit].clientIsFirst === true && act.makerId === null && !act.staffAsks;
  // A record of the client may come from any user who had access to the client's account.
  const makerId = clientSigns && standing.heldClientAccess ? personId : act.makerId;
  const signers = [makerId, proposerId].filter((id) => id !== null);
  if (signers.some((id) => id !== personId && !standing.areTied(id, personId))) {
    return { is: 'second', exceeded };
  }
  if (signers.includes(personId)) return { is: 'own', exceeded };
  if (signers.length > 0) return { is: 'tied', exceeded };
  return clientSigns && act.risk !== 'stop' ? { is: 'alone' } : { is: 'first', exceeded };
}

function exceededBy(act: Act, standing: Standing): Exceeded | undefined {
  const isOld = act.ratedAt != null && act.ratedAt < standing.ratesSince;
  const used = isOld ? null : act.baseAmount;
  if (act.risk === 'stop') return { bound: 'risk', max: '0', used };
  if (act.sent) return { bound: 'sent', max: '0', used };
  const handles = standing.creditedClient || standing.heldClientAccess;
  if (act.limit === 'withdrawal' && handles) return { bound: 'own_credit', max: '0', used };
  return exceededBound(act.limit, used, standing.limits, standing.sums);
}

export function isSignedAlone({ is }: Verdict, act: Act, { personId, areTied }: Standing): boolean {
  if (is !== 'alone') return false;
  return act.makerId === null || act.makerId === personId || areTied(act.makerId, personId);
}
