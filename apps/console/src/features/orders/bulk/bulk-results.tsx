import type { Schemas } from '@brokerdesk/sdk';
import { type Control, type UseFormSetValue, useWatch } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { profitAtReturn } from '../effect/order-effect.ts';

export type BulkValues = {
  price: string;
  percent: string;
  /** By order. */
  profits: Record<string, string>;
  remark: string;
  settle_at: string;
};

export function BulkResults({
  control,
  rows,
  setValue,
}: {
  control: Control<BulkValues>;
  rows: readonly Schemas.Trade[];
  setValue: UseFormSetValue<BulkValues>;
}) {
  const { t } = useTranslation('order-bulk');
  const { money } = useMoney();
  const percent = useWatch({ control, name: 'percent' });
  const fill = () => {
    for (const row of rows) {
      const profit = profitAtReturn(row, percent);
      if (profit !== null) setValue(`profits.${row.id}`, profit, { shouldValidate: true });
    }
  };
  return (
    <>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <NumberField
            control={control}
            name="percent"
            label={t('results.percent')}
            hint={t('results.percentHint')}
            unit="%"
            decimals={4}
          />
        </div>
        <Button onClick={fill}>{t('results.fill')}</Button>
      </div>
      <ul
        aria-label={t('results.list')}
        className="flex max-h-72 flex-col gap-2 overflow-y-auto rounded-md border border-line px-3 py-2"
      >
        {rows.map(({ id, order_no: orderNo, client, paid, currency }) => (
          <li key={id}>
            <NumberField
              control={control}
              name={`profits.${id}`}
              label={t('results.profit', {
                orderNo,
                name: client.full_name,
                paid: money(paid, currency),
              })}
              unit={currency}
              decimals={2}
              requiredMessage={t('results.profitRequired')}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
