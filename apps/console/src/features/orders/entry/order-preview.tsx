import type { Schemas } from '@brokerdesk/sdk';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormPreview, useLimitFacts } from '#/business/funds/form-preview.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts } from '#/ui/controls/facts.tsx';
import { useDeskTime } from '#/ui/days/use-desk-time.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import type { OrderKind } from '../order-kinds.ts';
import { previewQuery } from './order-calls.ts';
import { type OrderDraft, refusedFields, sizeField } from './order-draft.ts';

export function OrderPreview({
  kind,
  form,
  request,
}: {
  kind: OrderKind;
  form: UseFormReturn<OrderDraft>;
  request: Schemas.TradeCreate | null;
}) {
  const { t } = useTranslation('order-entry');
  const sdk = useSdk();
  const refusals = useMemo(
    () => ({
      fields: ['client_id', 'product_id', 'account_id', sizeField(kind)] as const,
      refusedFields: refusedFields(kind),
    }),
    [kind],
  );
  return (
    <FormPreview
      {...refusals}
      form={form}
      request={request}
      query={(order) => previewQuery(sdk, kind, order)}
      label={(key) => t(`preview.${key}`)}
    >
      {(preview) => <PreviewFacts preview={preview} />}
    </FormPreview>
  );
}

function PreviewFacts({ preview }: { preview: Schemas.TradePreview }) {
  const { t } = useTranslation('order-entry');
  const { money } = useMoney();
  const { exact } = useDeskTime();
  const limitFacts = useLimitFacts({
    ...{ orderMax: t('preview.orderMax'), dailyMax: t('preview.dailyMax') },
    used: (values) => t('preview.used', values),
    usedBefore: (values) => t('preview.usedBefore', values),
  });
  const { currency, funds, limits, dealing, funding_model: funding } = preview;
  const of = (amount: string) => money(amount, currency);
  return (
    <Facts
      facts={[
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
        ...limitFacts(limits),
      ]}
    />
  );
}
