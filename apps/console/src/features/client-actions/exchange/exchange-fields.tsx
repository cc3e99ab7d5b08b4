import type { Schemas } from '@brokerdesk/sdk';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { MoneyField } from '#/kit/form/field/money-field.tsx';
import { AccountField } from '#/kit/funds/account-field.tsx';
import { Conversion } from '#/kit/funds/conversion.tsx';
import { zeroIn } from '#/kit/money/currencies.ts';
import { useMoney } from '#/kit/money/use-money.ts';
import {
  clampAmount,
  exchangeAmountFault,
  readExchangeAmount,
  sourceFault,
  targetFault,
} from './exchange-rules.ts';
import { QuoteFacts } from './quote-facts.tsx';
import type { ExchangeQuote } from './use-exchange-quote.ts';

export type ExchangeDraft = { from_account: string; to_account: string; amount: string };

/** From where, to where, how much, and what the rate makes of it. */
export function ExchangeFields({
  form,
  accounts,
  from,
  to,
  quote,
}: {
  form: UseFormReturn<ExchangeDraft>;
  accounts: readonly Schemas.Account[];
  from: Schemas.Account | undefined;
  to: Schemas.Account | undefined;
  quote: ExchangeQuote;
}) {
  const { t } = useTranslation(['client-funds', 'funds']);
  const { money } = useMoney();
  const { control, getValues, setValue, clearErrors } = form;
  const currency = from?.currency ?? '';
  return (
    <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
      <AccountField
        control={control}
        name="from_account"
        label={t('exchange.from')}
        accounts={accounts}
        check={(id) => {
          const fault = sourceFault(accounts.find((one) => one.id === id));
          return fault && t(`exchange.${fault}`);
        }}
        onPick={(id) => {
          const next = accounts.find((one) => one.id === id);
          setValue('amount', clampAmount(getValues('amount'), next));
          clearErrors();
        }}
      />
      <AccountField
        control={control}
        name="to_account"
        label={t('exchange.to')}
        accounts={accounts}
        check={(id) => {
          const fault = targetFault(getValues('from_account'), id);
          return fault && t(`exchange.${fault}`);
        }}
      />
      <MoneyField
        control={control}
        name="amount"
        label={t('exchange.amount')}
        currency={currency}
        {...(from && {
          hint: t('exchange.available', { amount: money(from.available, currency) }),
        })}
        requiredMessage={t('funds:amountRequired')}
        readTyped={(typed) => readExchangeAmount(typed, from)}
        check={(typed) => {
          const fault = exchangeAmountFault(typed, from);
          if (fault === 'amountPositive') return t('funds:amountPositive');
          const amount = money(from?.available ?? zeroIn(currency), currency);
          return fault && t('exchange.notAvailable', { amount });
        }}
      />
      {from && (
        <div className="self-start md:pt-5">
          <Button
            onClick={() =>
              setValue('amount', from.available, { shouldDirty: true, shouldValidate: true })
            }
          >
            {t('exchange.all')}
          </Button>
        </div>
      )}
      <div className="empty:hidden md:col-span-2">
        {quote.request !== null ? (
          <QuoteFacts {...quote} />
        ) : (
          from &&
          to &&
          from.id !== to.id && (
            <Conversion
              account={to}
              amount=""
              currency={from.currency}
              note={t('exchange.rateSeen')}
            />
          )
        )}
      </div>
    </div>
  );
}
