import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { problemOf } from '#/ui/api/problem.ts';
import { Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { useSettled } from '#/ui/form/combobox/combobox-options.ts';
import { landOnFields, serverError } from '#/ui/form/server-errors.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { type AskedSaving, savingPreviewQuery } from './saving-calls.ts';
import { refusedFields, type SavingDraft } from './saving-draft.ts';

const fields = ['client_id', 'account_id', 'amount'] as const;

/** The figures of the saving as the server computes them. A refusal is shown at its field. */
export function SavingPreview({
  form: { setError, clearErrors },
  asked,
}: {
  form: UseFormReturn<SavingDraft>;
  asked: AskedSaving | null;
}) {
  const { t } = useTranslation('saving');
  const headingId = useId();
  const wanted = JSON.stringify(asked);
  const settled = useSettled(wanted, false);
  const { data, error } = useQuery(savingPreviewQuery(useSdk(), JSON.parse(settled)));
  const isCurrent = settled === wanted;
  const refusal = isCurrent ? error : null;
  useEffect(() => {
    const problem = problemOf(refusal);
    if (problem === null) return;
    const about = refusedFields[problem.code]?.field;
    if (about !== undefined) setError(about, serverError(problem));
    else landOnFields<SavingDraft>(refusal, fields, (name, fault) => setError(name, fault));
    return () => clearErrors([...fields]);
  }, [refusal, setError, clearErrors]);
  const shown = isCurrent && error === null ? data : undefined;
  return (
    <section
      aria-labelledby={headingId}
      aria-busy={asked !== null && shown === undefined && error === null}
      className="flex flex-col gap-2.5 rounded-md border border-line bg-sunken p-3"
    >
      <h3 id={headingId} className="font-semibold">
        {t('preview.title')}
      </h3>
      {shown ? (
        <PreviewFacts preview={shown} />
      ) : (
        <p className="text-ink-muted">{t(`preview.${stateOf(asked, error)}`)}</p>
      )}
    </section>
  );
}

function stateOf(asked: AskedSaving | null, error: Error | null) {
  if (asked === null) return 'incomplete';
  if (error === null) return 'loading';
  return problemOf(error) === null ? 'failed' : 'refused';
}

function PreviewFacts({ preview }: { preview: Schemas.SavingPreview }) {
  const { t } = useTranslation('saving');
  const { money, amount } = useMoney();
  const { calendarDay } = useTime();
  const { currency, funds, limits, next_payout: next, matures_on: matures } = preview;
  const of = (sum: string) => money(sum, currency);
  const inBase = (sum: string | null) => money(sum ?? '0', limits.base_currency);
  const { order_max: orderMax, daily_max: dailyMax, value, used } = limits;
  return (
    <Facts
      facts={[
        { label: t('fact.rate'), value: <strong>{amount(preview.rate, 2)}%</strong> },
        ...optionalFact(t('preview.interest'), preview.interest !== null && of(preview.interest)),
        ...optionalFact(t('fact.matures'), matures && calendarDay(matures)),
        { label: t('fact.next'), value: `${calendarDay(next.on)} · ${of(next.amount)}` },
        { label: t('preview.before'), value: of(funds.before) },
        { label: t('preview.after'), value: <strong>{of(funds.after)}</strong> },
        { label: t('preview.held'), value: of(preview.held) },
        ...optionalFact(
          t('preview.orderMax'),
          orderMax !== null && t('preview.used', { used: inBase(value), of: inBase(orderMax) }),
          true,
        ),
        ...optionalFact(
          t('preview.dailyMax'),
          dailyMax !== null &&
            t('preview.usedBefore', {
              ...{ used: inBase(used), value: inBase(value), of: inBase(dailyMax) },
            }),
          true,
        ),
      ]}
    />
  );
}
