import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { problemOf } from '#/ui/api/problem.ts';
import { type Fact, Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { useSettled } from '#/ui/form/combobox/combobox-options.ts';
import { landOnFields, serverError } from '#/ui/form/server-errors.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import type { OrderKind } from '../order-kinds.ts';
import { previewQuery } from './order-calls.ts';
import { type OrderDraft, refusedFields, sizeField } from './order-draft.ts';

/** The figures of the order as the server computes them. A refusal is shown at its field. */
export function OrderPreview({
  kind,
  form,
  asked,
}: {
  kind: OrderKind;
  form: UseFormReturn<OrderDraft>;
  asked: Schemas.TradeCreate | null;
}) {
  const { t } = useTranslation('order-entry');
  const headingId = useId();
  const wanted = JSON.stringify(asked);
  const settled = useSettled(wanted, false);
  const order: Schemas.TradeCreate | null = JSON.parse(settled);
  const { data, error } = useQuery(previewQuery(useSdk(), kind, order));
  const isCurrent = settled === wanted;
  useRefusal(kind, form, isCurrent ? error : null);
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

function stateOf(asked: Schemas.TradeCreate | null, error: Error | null) {
  if (asked === null) return 'incomplete';
  if (error === null) return 'loading';
  return problemOf(error) === null ? 'failed' : 'refused';
}

/** Puts the refusal at its field for as long as it stands. */
function useRefusal(
  kind: OrderKind,
  { setError, clearErrors }: UseFormReturn<OrderDraft>,
  error: Error | null,
) {
  useEffect(() => {
    const problem = problemOf(error);
    if (problem === null) return;
    const fields = ['client_id', 'product_id', 'account_id', sizeField(kind)] as const;
    const about = refusedFields(kind)[problem.code]?.field;
    // Keeps the focus in the field that is typed in.
    if (about !== undefined) setError(about, serverError(problem));
    else landOnFields<OrderDraft>(error, fields, (name, fault) => setError(name, fault));
    return () => clearErrors([...fields]);
  }, [kind, error, setError, clearErrors]);
}

function PreviewFacts({ preview }: { preview: Schemas.TradePreview }) {
  const { t } = useTranslation('order-entry');
  const { money } = useMoney();
  const { exact } = useTime();
  const { currency, funds, limits, dealing, funding_model: funding } = preview;
  const of = (amount: string) => money(amount, currency);
  const inBase = (amount: string | null) => money(amount ?? '0', limits.base_currency);
  const { order_max: orderMax, daily_max: dailyMax, value, used } = limits;
  const facts: Fact[] = [
    ...(dealing
      ? [
          { label: t('preview.dealingDay'), value: <strong>{dealing.day}</strong> },
          { label: t('preview.cutoff'), value: exact(dealing.cutoff_at) },
          { label: t('preview.nav'), value: t('preview.navLater') },
          { label: t('preview.confirmAt'), value: exact(dealing.confirm_at) },
        ]
      : []),
    { label: t('preview.amount'), value: <strong>{of(preview.amount)}</strong> },
    {
      label: t('preview.frozen'),
      value: funding === 'prefund' ? of(preview.frozen) : t('preview.paidLater'),
    },
    { label: t('preview.before'), value: of(funds.before) },
    { label: t('preview.after'), value: <strong>{of(funds.after)}</strong> },
    { label: t('preview.invested'), value: of(preview.invested) },
    { label: t('preview.fee'), value: `${preview.fee_pct}%` },
    ...optionalFact(
      t('preview.orderMax'),
      orderMax !== null && t('preview.used', { used: inBase(value), of: inBase(orderMax) }),
      true,
    ),
    ...optionalFact(
      t('preview.dailyMax'),
      dailyMax !== null &&
        t('preview.usedBefore', { used: inBase(used), value: inBase(value), of: inBase(dailyMax) }),
      true,
    ),
  ];
  return <Facts facts={facts} />;
}
