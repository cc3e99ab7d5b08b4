import type { MenuName, Role } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import type { TFunction } from 'i18next';

type Needs = {
  t: TFunction<['two-people', 'menu', 'kit']>;
  amount: (amount: string) => string;
  exact: (iso: string) => string;
};

const isNumber = /^-?\d+(\.\d+)?$/;
const isAmountField = /(?:^amount|_amount|_min|_max)$/;
const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** The names and values of fields that were proposed to change; what nobody knows stays as it is. */
export function createChangeLabels({ t, amount, exact }: Needs) {
  const fieldName = (name: string) =>
    t(`field.${name as 'status'}`, { ns: 'two-people', defaultValue: name });
  const shown = (value: string): string => {
    if (value === 'true' || value === 'false')
      return t(value === 'true' ? 'two-people:yes' : 'two-people:no');
    if (isMoment.test(value)) return exact(value);
    return value;
  };
  const figure = (field: string, value: string, group: string | undefined): string => {
    if (field.endsWith('_pct') || group === 'profit') return `${value}%`;
    return group === 'limits' || isAmountField.test(field) ? amount(value) : value;
  };
  const one = (field: string, value: string, group?: string): string => {
    if (field === 'status')
      return t(`two-people:status.${value as 'pending'}`, { defaultValue: value });
    if (field === 'invitation' || field === 'password') return t('two-people:renewed');
    if (field === 'role') return t(`kit:role.${value as Role}`, { defaultValue: value });
    if (field === 'evidence') return t('two-people:attached');
    if (field === 'products') return t(`menu:${value as MenuName}`, { defaultValue: value });
    return isNumber.test(value) ? figure(field, value, group) : shown(value);
  };
  return {
    /** `limits.withdrawal.record` is a bound of a limit, `fees.trade_pct` a fee: a path that says no more is shown. */
    field(path: string): string {
      const [group, ...rest] = path.split('.');
      const [limit, bound] = rest;
      if (group === 'limits' && limit !== undefined && bound !== undefined) {
        return t('two-people:fieldOf', {
          of: t(`two-people:limit.${limit as Schemas.TwoPersonLimit}`, { defaultValue: limit }),
          field: t(`two-people:bound.${bound as Schemas.LimitBound}`, { defaultValue: bound }),
        });
      }
      if (group === 'profit' && limit !== undefined && bound !== undefined) {
        // `price_distance_pct.ipo`: of each kind of product its own.
        return t('two-people:fieldOf', {
          of: fieldName(limit),
          field: t(`menu:${bound as MenuName}`, { defaultValue: bound }),
        });
      }
      if (group === 'risk' && bound !== undefined) {
        return t('two-people:fieldOf', {
          of: t('kit:column.risk'),
          field: t(`kit:riskReason.${bound as Schemas.RiskReasonCode}`, { defaultValue: bound }),
        });
      }
      if (
        group !== undefined &&
        plainGroups.has(group) &&
        rest.length === 1 &&
        limit !== undefined
      ) {
        return fieldName(limit);
      }
      return rest.length === 0 ? fieldName(path) : path;
    },
    value(path: string, value: string | null): string {
      if (value === null || value === '') return t('two-people:empty');
      const field = path.split('.').at(-1) ?? path;
      const [group] = path.split('.');
      if (group === 'risk')
        return t(`kit:risk.${value as Schemas.RiskLevel}`, { defaultValue: value });
      if (path === 'audience')
        return t(`two-people:audience.${value as 'all'}`, { defaultValue: value });
      const list = listIn(value);
      if (list === null) return one(field, value, group);
      return list.length === 0
        ? t('two-people:empty')
        : list.map((item) => one(field, item)).join(t('two-people:comma'));
    },
  };
}

/** Groups of the trade config whose fields have a name of their own. */
const plainGroups: ReadonlySet<string> = new Set(['fees', 'profit', 'messages']);

/** Lists are told as JSON. */
function listIn(value: string): readonly string[] | null {
  if (!value.startsWith('[')) return null;
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : null;
  } catch {
    return null;
  }
}
