import type { Schemas } from '@brokerdesk/sdk';
import { useMemo } from 'react';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { durationText } from '#/ui/time/duration.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { createChangeLabels } from './change-labels.ts';

export function useTwoPeopleLabels() {
  const { t } = useTranslation(['two-people', 'menu', 'record']);
  const { amount, money } = useMoney();
  const { exact } = useTime();
  const locale = useLocale();
  return useMemo(
    () => ({
      limit: (limit: Schemas.TwoPersonLimit) => t(`limit.${limit}`),
      /** An operation that is newer than this console is shown by its name. */
      operation: (operation: string) =>
        t(`operation.${operation as 'auditDeposit'}`, { defaultValue: operation }),
      approvers({ may, may_total: total }: Approvers, you = false): string {
        const named = may.map(({ name, deputy_of: of }) =>
          of ? t('notice.deputy', { name, of: of.join(t('comma')) }) : name,
        );
        const names = [...(you ? [t('notice.you')] : []), ...named];
        const count = total + (you ? 1 : 0);
        const shown = names.slice(0, namedMax).join(t('comma'));
        return count > namedMax ? t('notice.more', { names: shown, count }) : shown;
      },
      bound({ limit, bound, max, used, currency, waiting }: Schemas.SecondPerson): string | null {
        const of = { limit: t(`limit.${limit}`), max: money(max, currency) };
        const reason = reasonBeside({ limit, bound, used });
        if (reason !== null) return t(`notice.${reason}`, of);
        // Nothing is passed any more: the limit was raised after the first signature.
        if (waiting !== null && Number(max) === 0) return null;
        const sum = { ...of, used: money(used ?? '0', currency) };
        if (bound === 'record') return t('notice.record', sum);
        return t('notice.sum', { ...sum, bound: t(`bound.${bound as SumBound}`) });
      },
      /** Null if the bound is no sum. */
      usedBy: ({ used_by: people = [], frees_at: at }: Schemas.SecondPerson): string | null =>
        people.length === 0 || !at
          ? null
          : t('notice.usedBy', {
              names: people.map(({ name }) => name).join(t('comma')),
              at: exact(at),
            }),
      ...createChangeLabels({
        t,
        amount,
        exact,
        duration: (minutes) => durationText(locale, minutes),
      }),
    }),
    [t, amount, money, exact, locale],
  );
}

type SumBound = Exclude<Schemas.LimitBound, 'risk' | 'own_credit' | 'sent'>;

/** Null if a sum says it. */
function reasonBeside({
  limit,
  bound,
  used,
}: Pick<Schemas.SecondPerson, 'limit' | 'bound' | 'used'>) {
  if (bound === 'risk' || bound === 'own_credit' || bound === 'sent') return bound;
  if (!amountLimits.has(limit)) return 'always';
  return used === null ? 'unvalued' : null;
}

export type Approvers = Pick<Schemas.SecondPerson, 'may' | 'may_total'>;

const namedMax = 5;

const amountLimits: ReadonlySet<Schemas.TwoPersonLimit> = new Set([
  'credit',
  'withdrawal',
  'profit',
  'rollback',
  'exchange',
]);
