import type { Schemas } from '@brokerdesk/sdk';
import Big from 'big.js';
import { useWatch } from 'react-hook-form';
import { LedgerAmount } from '#/business/client/statement-link.tsx';
import { waitsForSecond } from '#/business/decision/two-people/signature.ts';
import { RecordForm } from '#/business/record/record-form.tsx';
import { useRecordForm } from '#/business/record/use-record-form.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts } from '#/ui/controls/facts.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { arrivedFile } from '#/ui/form/file/arrived-file.ts';
import { FileField } from '#/ui/form/file/file-field.tsx';
import { zeroIn } from '#/ui/money/currencies.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import {
  afterPayout,
  type SaleResult,
  saleAtPrice,
  saleWithProfit,
} from '../effect/order-effect.ts';
import { ledgerRecord, useKindLabels } from '../kind-labels.ts';
import { type Settle, settleOrder } from '../order-calls.ts';
import { Profit } from '../order-cells.tsx';
import { orderKinds, priceDigits } from '../order-kinds.ts';
import { OrderEffect } from '../review/order-effect.tsx';
import { SaleSigning } from '../review/sale-signing.tsx';
import { type SaleDraft, toSale } from './sale-draft.ts';
import type { StepFormProps } from './step-form-props.ts';

/** Result and payout of a sale, and the account after it. */
export function SaleEffect({
  detail: { trade, account, sale_signing: signing },
  result,
}: {
  detail: Pick<Schemas.TradeDetail, 'trade' | 'account' | 'sale_signing'>;
  /** Null as long as it cannot be computed. */
  result: SaleResult | null;
}) {
  const { t } = useTranslation('order-review');
  const { amount, money } = useMoney();
  const { client, currency } = trade;
  const shown = (of: string | undefined) => (of ? money(of, currency) : null);
  return (
    <>
      <Facts
        facts={[
          {
            label: t('sell.paid'),
            value: (
              <LedgerAmount
                client={client}
                record={ledgerRecord(trade)}
                amount={trade.paid}
                currency={currency}
              />
            ),
          },
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
      <OrderEffect
        client={client}
        account={account}
        after={result && afterPayout(account, result.payout)}
        later={t('effect.afterCompletion')}
      >
        <p>{t('sell.effect')}</p>
        {signing && <SaleSigning signing={signing} />}
      </OrderEffect>
    </>
  );
}

const blank: SaleDraft = { price: '', profit: '', remark: '', evidence: null };

/** Sells a holding at a price or, for an unpriced product, with a profit and its evidence. */
export function SellForm({ detail, onClose }: StepFormProps) {
  const { money } = useMoney();
  const { dateTime } = useTime();
  const { trade, sale } = detail;
  const { currency, client, kind } = trade;
  const { t } = useKindLabels(['order-review', 'form'], kind);
  const shownPrice = (of: string) => money(of, currency, priceDigits(kind));
  const byPrice = orderKinds[kind].saleBy === 'price';
  const sell = useRecordForm({
    record: trade,
    toDraft: () => blank,
    fields: ['price', 'profit', 'remark', 'evidence'],
    draft: `sell ${trade.id}`,
    write: settleOrder,
    done: (after) => doneSentence(after),
    prepare: async (draft, { id, version }): Promise<Settle | null> => {
      const evidence = await arrivedFile(sell.form, 'evidence');
      if (evidence === undefined) return null;
      return { kind, id, body: toSale(kind, draft, evidence, version) };
    },
  });
  const { control } = sell.form;
  const doneSentence = (after: Schemas.Trade) =>
    waitsForSecond(after)
      ? t('sell.proposed', { orderNo: after.order_no })
      : t('sell.done', {
          orderNo: after.order_no,
          profit: money(after.profit ?? zeroIn(currency), currency),
        });
  const [price, profit] = useWatch({ control, name: ['price', 'profit'] });
  const seen = sell.seen ?? trade;
  const near = sale && 'near_min' in sale ? sale : null;
  const isFar =
    near !== null &&
    /^\d+(\.\d+)?$/.test(price) &&
    (new Big(price).lt(near.near_min) || new Big(price).gt(near.near_max));
  const result = byPrice ? saleAtPrice(seen, price) : saleWithProfit(seen, profit);
  return (
    <RecordForm
      of={sell}
      title={t('sell.title', { orderNo: trade.order_no })}
      description={t('who', {
        name: client.full_name,
        username: client.username,
        accNo: trade.acc_no,
      })}
      submit={t('sell.submit')}
      failed={t('sell.failed')}
      conflictTitle={t('changed')}
      onClose={onClose}
    >
      {byPrice ? (
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
      )}
      {isFar && <p className="text-xs text-warning-text">{t('sell.far')}</p>}
      <FileField
        form={sell.form}
        name="evidence"
        label={t('sell.evidence')}
        hint={t(byPrice && !isFar ? 'sell.evidenceHint' : 'sell.evidenceNeeded')}
        notSentMessage={t('sell.notSent')}
        purpose="trade_evidence"
      />
      <TextareaField control={control} name="remark" label={t('sell.remark')} maxLength={500} />
      <SaleEffect detail={detail} result={result} />
      {sale && 'settle_at' in sale && (
        <p className="text-xs text-ink-muted">
          {t('sell.settles', { at: dateTime(sale.settle_at) })}
        </p>
      )}
    </RecordForm>
  );
}
