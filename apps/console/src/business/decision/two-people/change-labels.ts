import type { MenuName, Role } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import type { TFunction } from 'i18next';

type Needs = {
  t: TFunction<['two-people', 'menu', 'record']>;
  amount: (amount: string, least?: number) => string;
  exact: (iso: string) => string;
  duration: (minutes: number) => string;
};

type Parts = readonly string[];

const isNumber = /^-?\d+(\.\d+)?$/;
const isAmountField = /(?:^amount|_amount|_min|_max)$/;
const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const labelKeys = {
  row_scope: (value: string) => `two-people:rowScope.${value as 'all'}` as const,
  side: (value: string) => `two-people:side.${value as 'buy'}` as const,
  role: (value: string) => `record:role.${value as Role}` as const,
  kind: (value: string) => `two-people:ruleKind.${value as 'deny'}` as const,
  scope: (value: string) => `two-people:ruleScope.${value as 'all'}` as const,
  products: (value: string) => `menu:${value as MenuName}` as const,
  payout: (value: string) => `two-people:savingPayout.${value as 'daily'}` as const,
  early_exit: (value: string) => `two-people:savingExit.${value as 'free'}` as const,
  risk_level: (value: string) => `record:clientRisk.${value as Schemas.ClientRiskLevel}` as const,
  acknowledged_reasons: (value: string) =>
    `record:riskReason.${value as Schemas.RiskReasonCode}` as const,
};

/** Label key of a value that is a code in all fields of its group. */
function codeIn(group: string | undefined, value: string) {
  if (group === 'risk') return `record:risk.${value as Schemas.RiskLevel}` as const;
  return group === 'factors'
    ? (`two-people:factor.${value as Schemas.RequiredFactor}` as const)
    : undefined;
}

export function createChangeLabels({ t, amount, exact, duration }: Needs) {
  const fieldName = (name: string) =>
    t(`field.${name as 'status'}`, { ns: 'two-people', defaultValue: name });
  const shown = (value: string): string => {
    if (value === 'true' || value === 'false')
      return t(value === 'true' ? 'record:yesNo.true' : 'record:yesNo.false');
    if (isMoment.test(value)) return exact(value);
    return value;
  };
  const figure = (field: string, value: string, group: string | undefined): string => {
    if (field.endsWith('_pct') || group === 'profit') return `${amount(value, 2)}%`;
    return group === 'limits' || isAmountField.test(field) ? amount(value) : value;
  };
  const one = (field: string, value: string, group?: string, context = ''): string => {
    if (field === 'status')
      return t(`two-people:status.${value as 'pending'}`, { defaultValue: value, context });
    if (field === 'invitation' || field === 'password') return t('two-people:renewed');
    if (field === 'evidence') return t('two-people:attached');
    const key = field in labelKeys ? labelKeys[field as keyof typeof labelKeys](value) : undefined;
    if (key !== undefined) return t(key, { defaultValue: value });
    return isNumber.test(value) ? figure(field, value, group) : shown(value);
  };
  const fieldOf = (of: string, field: string) => t('two-people:fieldOf', { of, field });
  const plainName = ([name, more]: Parts) =>
    name === undefined || more !== undefined ? undefined : fieldName(name);
  const fieldOfGroup: Readonly<Record<string, (path: Parts) => string | undefined>> = {
    fees: plainName,
    messages: plainName,
    max_ages: plainName,
    work: plainName,
    limits: ([limit, bound]) =>
      bound &&
      fieldOf(
        t(`two-people:limit.${limit as Schemas.TwoPersonLimit}`, { defaultValue: limit }),
        t(`two-people:bound.${bound as Schemas.LimitBound}`, { defaultValue: bound }),
      ),
    // `price_distance_pct.ipo`: of each kind of product its own.
    profit: ([name = '', kind]) =>
      kind === undefined
        ? fieldName(name)
        : fieldOf(fieldName(name), t(`menu:${kind as MenuName}`, { defaultValue: kind })),
    risk: ([, reason]) =>
      reason &&
      fieldOf(
        t('record:column.risk'),
        t(`record:riskReason.${reason as Schemas.RiskReasonCode}`, { defaultValue: reason }),
      ),
    // `risk_raised.high.2026-11-21T02:15:30.000Z`: each raise is a field of its own.
    risk_raised: ([level = 'high', ...at]) =>
      t('two-people:riskRaised', {
        level: t(`record:clientRisk.${level as Schemas.ClientRiskLevel}`),
        at: exact(at.join('.')),
      }),
    factors: ([role]) =>
      fieldOf(fieldName('factors'), t(`record:role.${role as Role}`, { defaultValue: role ?? '' })),
    queue_targets: ([queue]) =>
      fieldOf(
        fieldName('queue_targets'),
        t(`two-people:queue.${queue as Schemas.QueueName}`, { defaultValue: queue ?? '' }),
      ),
  };
  return {
    /** `limits.withdrawal.record` is a bound of a limit, `fees.trade_pct` a fee: a path that says no more is shown. */
    field(path: string): string {
      const [group = '', ...rest] = path.split('.');
      if (rest.length === 0) return fieldName(path);
      return fieldOfGroup[group]?.(rest) ?? path;
    },
    /** `kind`: of the order that it is about, which some states are named after. */
    value(path: string, value: string | null, kind?: Schemas.TradeKind): string {
      if (value === null || value === '') return t('two-people:empty');
      const field = path.split('.').at(-1) ?? path;
      const [group] = path.split('.');
      const code = codeIn(group, value);
      if (code !== undefined) return t(code, { defaultValue: value });
      if (group === 'queue_targets' && isNumber.test(value)) return duration(Number(value));
      if (path === 'audience')
        return t(`two-people:audience.${value as 'all'}`, { defaultValue: value });
      const list = listIn(value);
      if (list === null) return one(field, value, group, kind);
      return list.length === 0
        ? t('two-people:empty')
        : list.map((item) => one(field, item)).join(t('two-people:comma'));
    },
  };
}

function listIn(value: string): readonly string[] | null {
  if (!value.startsWith('[')) return null;
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : null;
  } catch {
    return null;
  }
}
