import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { productKinds } from '#/business/client/product-kinds.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Checkbox } from '#/core/ui/checkbox.tsx';
import { isPositive } from '#/ui/arithmetic/arithmetic.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { MoneyField } from '#/ui/form/field/money-field.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { isOrderAboveDay, type TradeDraft } from './trade-draft.ts';

export function TradeFields({
  control,
  draft,
}: {
  control: Control<TradeDraft>;
  draft: TradeDraft;
}) {
  const { t } = useTranslation('client-forms');
  const limitFault = (typed: string) => (isPositive(typed) ? null : t('trade.limitPositive'));
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-medium">{t('trade.products')}</legend>
        <div className="grid grid-cols-2 gap-x-4 md:grid-cols-4">
          {productKinds.map((kind) => (
            <KindTick key={kind} control={control} kind={kind} />
          ))}
        </div>
      </fieldset>
      {productKinds.every((kind) => !draft.products[kind]) && (
        <Notice tone="warning" title={t('trade.nothing')} />
      )}
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        <MoneyField
          control={control}
          name="order_max"
          label={t('trade.order_max')}
          currency=""
          hint={t('trade.limitHint')}
          check={limitFault}
        />
        <MoneyField
          control={control}
          name="daily_max"
          label={t('trade.daily_max')}
          currency=""
          hint={t('trade.limitHint')}
          check={limitFault}
        />
        <NumberField
          control={control}
          name="fee_discount_pct"
          label={t('trade.fee_discount_pct')}
          requiredMessage={t('trade.discountRequired')}
          decimals={2}
          min="0"
          max="100"
          unit="%"
        />
      </div>
      {isOrderAboveDay(draft) && <Notice tone="warning" title={t('trade.orderAboveDay')} />}
    </>
  );
}

function KindTick({
  control,
  kind,
}: {
  control: Control<TradeDraft>;
  kind: (typeof productKinds)[number];
}) {
  const { t } = useTranslation('menu');
  const id = useId();
  const { field } = useController({ control, name: `products.${kind}` });
  return (
    <label htmlFor={id} className="flex min-h-8 cursor-pointer items-center gap-2">
      <Checkbox
        id={id}
        checked={Boolean(field.value)}
        onChange={({ target }) => field.onChange(target.checked)}
        onBlur={field.onBlur}
      />
      {t(kind)}
    </label>
  );
}
