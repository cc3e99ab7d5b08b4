import type { Schemas } from '@brokerdesk/sdk';
import Big from 'big.js';
import { type Control, useWatch } from 'react-hook-form';
import { LedgerAmount } from '#/business/client/statement-link.tsx';
import { waitsForSecond } from '#/business/decision/two-people/signature.ts';
import { useRecordForm } from '#/business/record/record-form.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts } from '#/ui/controls/facts.tsx';
import { Profit } from '#/ui/figures/profit.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { arrivedFile } from '#/ui/form/file/arrived-file.ts';
import { FileField } from '#/ui/form/file/file-field.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { OrderEffect, SaleSigning } from '../effect/account-effect.tsx';
import {
  afterPayout,
  type SaleResult,
  saleAtPrice,
  saleWithProfit,
  splitHolding,
} from '../effect/order-effect.ts';
import { ledgerRecord, useKindLabels } from '../kind-labels.ts';
import { type Settle, settleOrder } from '../order-calls.ts';
import { orderKinds, priceDigits } from '../order-kinds.ts';
import { isSoldInParts, type SaleDraft, toSale } from './sale-draft.ts';
import { StepForm, type StepFormProps, usePartFacts } from './step-form.tsx';

export function SaleEffect({
  detail,
  sold,
  left,
  result,
}: {
  detail: Pick<Schemas.TradeDetail, 'trade' | 'account' | 'sale_signing'>;
  sold: Pick<Schemas.Trade, 'paid'>;
  left: { quantity: string; paid: string } | null;
  /** Null as long as it cannot be computed. */
  result: SaleResult | null;
}) {
  const { t } = useTranslation('order-review');
  const { amount, money } = useMoney();
  const { trade, account, sale_signing: signing } = detail;
  const { currency } = trade;
  const shown = (of: string | undefined) => (of ? money(of, currency) : null);
  return (
    <>
      <Facts
        facts={[
          {
            label: t('sell.paid'),
            value: <LedgerAmount of={trade} record={ledgerRecord(trade)} amount={sold.paid} />,
          },
          ...usePartFacts('sell', trade, left),
          {
            label: t('sell.result'),
            value: result && (
              <strong>
                <Profit amount={result.profit} currency={currency} />
              </strong>
            ),
          },
          { label: t('sell.fee', { pct: amount(trade.fee_pct, 2) }), value: shown(result?.fee) },
          { label: t('sell.payout'), value: shown(result?.payout) },
        ]}
      />
      <OrderEffect of={detail} after={result && afterPayout(account, result.payout)}>
        <p>{t('sell.effect')}</p>
        {signing && <SaleSigning kind={trade.kind} signing={signing} />}
      </OrderEffect>
    </>
  );
}

function SaleFigure({
  control,
  trade: { currency, kind },
  sale,
}: {
  control: Control<SaleDraft>;
  trade: Schemas.Trade;
  sale: Schemas.TradeDetail['sale'];
}) {
  const { money } = useMoney();
  const { t } = useKindLabels(['order-review', 'form'], kind);
  const shownPrice = (of: string) => money(of, currency, priceDigits(kind));
  return orderKinds[kind].saleBy === 'price' ? (
    <NumberField
      control={control}
      name="price"
      label={t('sell.price')}
      unit={currency}
      decimals={8}
      requiredMessage={t('sell.priceRequired')}
      {...(sale &&
        'reference' in sale && {
          min: sale.price_min,
          max: sale.price_max,
          hint: t('sell.priceHint', {
            reference: shownPrice(sale.reference),
            min: shownPrice(sale.price_min),
            max: shownPrice(sale.price_max),
          }),
        })}
    />
  ) : (
    <NumberField
      control={control}
      name="profit"
      label={t('sell.profit')}
      unit={currency}
      decimals={2}
      requiredMessage={t('sell.profitRequired')}
      {...(sale &&
        'profit_min' in sale && {
          min: sale.profit_min,
          max: sale.profit_max,
          hint: t('sell.profitHint', {
            min: money(sale.profit_min, currency),
            max: money(sale.profit_max, currency),
          }),
        })}
    />
  );
}

function warningOf(
  sale: Schemas.TradeDetail['sale'],
  price: string,
): 'sell.outdated' | 'sell.far' | null {
  if (sale === null || !('near_min' in sale)) return null;
  if (sale.outdated) return 'sell.outdated';
  const isFar =
    /^\d+(\.\d+)?$/.test(price) &&
    (new Big(price).lt(sale.near_min) || new Big(price).gt(sale.near_max));
  return isFar ? 'sell.far' : null;
}

export function SellForm({ detail, onClose }: StepFormProps) {
  const { amount, money } = useMoney();
  const { dateTime } = useTime();
  const { trade, sale } = detail;
  const { currency, kind } = trade;
  const { t } = useKindLabels(['order-review', 'form'], kind);
  const byPrice = orderKinds[kind].saleBy === 'price';
  const sell = useRecordForm({
    record: trade,
    toDraft: (seen): SaleDraft => ({
      quantity: isSoldInParts(kind) ? (seen?.allotted_qty ?? '') : '',
      ...{ price: '', profit: '', remark: '', evidence: null },
    }),
    fields: ['quantity', 'price', 'profit', 'remark', 'evidence'],
    draft: `sell ${trade.id}`,
    write: settleOrder,
    done: (after) => doneSentence(after),
    prepare: async (draft, now): Promise<Settle | null> => {
      const evidence = await arrivedFile(sell.form, 'evidence');
      if (evidence === undefined) return null;
      return { kind, id: now.id, body: toSale(kind, draft, evidence, now) };
    },
  });
  const { control } = sell.form;
  const doneSentence = (after: Schemas.Trade) => {
    const { order_no: orderNo, allotted_qty: rest } = after;
    if (waitsForSecond(after)) return t('sell.proposed', { orderNo });
    // A holding of which a part was sold is held on.
    return after.profit === null
      ? t('sell.donePart', { orderNo, left: amount(rest ?? '0') })
      : t('sell.done', { orderNo, profit: money(after.profit, currency) });
  };
  const [quantity, price, profit] = useWatch({ control, name: ['quantity', 'price', 'profit'] });
  const seen = sell.seen ?? trade;
  const warning = warningOf(sale, price);
  const split = isSoldInParts(kind) ? splitHolding(seen, quantity) : null;
  const sold = split?.part ?? seen;
  const result = byPrice ? saleAtPrice(sold, price) : saleWithProfit(sold, profit);
  return (
    <StepForm of={sell} trade={trade} step="sell" onClose={onClose}>
      {isSoldInParts(kind) && seen.allotted_qty !== null && (
        <NumberField
          control={control}
          name="quantity"
          label={t('sell.quantity')}
          unit={t('allot.unit')}
          min="1"
          max={seen.allotted_qty}
          hint={t('sell.quantityHint', { held: amount(seen.allotted_qty) })}
          requiredMessage={t('sell.quantityRequired')}
        />
      )}
      <SaleFigure control={control} trade={trade} sale={sale} />
      {warning && <p className="text-xs text-warning-text">{t(warning)}</p>}
      <FileField
        form={sell.form}
        name="evidence"
        label={t('sell.evidence')}
        hint={t(byPrice && warning === null ? 'sell.evidenceHint' : 'sell.evidenceNeeded')}
        notSentMessage={t('sell.notSent')}
        purpose="trade_evidence"
      />
      <TextareaField control={control} name="remark" label={t('sell.remark')} maxLength={500} />
      <SaleEffect detail={detail} sold={sold} left={split?.left ?? null} result={result} />
      {sale && 'settle_at' in sale && (
        <p className="text-xs text-ink-muted">
          {t('sell.settles', { at: dateTime(sale.settle_at) })}
        </p>
      )}
    </StepForm>
  );
}
