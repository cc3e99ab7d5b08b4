import type { Schemas } from '@brokerdesk/sdk';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { AccountField } from '#/business/funds/account-field.tsx';
import { Conversion } from '#/business/funds/conversion.tsx';
import type { FieldOf } from '#/business/record/record-form.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { MoneyField } from '#/ui/form/field/money-field.tsx';
import { zeroIn } from '#/ui/money/currencies.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { QuoteFacts } from './exchange-effect.tsx';
import { type ExchangeQuote, quoteAtMost } from './exchange-quote.ts';
import {
  clampAmount,
  type ExchangeDraft,
  exchangeAmountFault,
  sourceFault,
  sourcesOf,
  targetFault,
  targetsOf,
} from './exchange-rules.ts';

export function ExchangeFields({
  client,
  form,
  field,
  accounts,
  from,
  to,
  quote,
}: {
  client: { id: string };
  form: UseFormReturn<ExchangeDraft>;
  field: FieldOf<ExchangeDraft, keyof ExchangeDraft>;
  accounts: readonly Schemas.Account[];
  from: Schemas.Account | undefined;
  to: Schemas.Account | undefined;
  quote: ExchangeQuote;
}) {
  const { t } = useTranslation(['client-funds', 'funds']);
  const { money } = useMoney();
  const { getValues, setValue, clearErrors } = form;
  const currency = from?.currency ?? '';
  const sdk = useSdk();
  const [asking, setAsking] = useState(false);
  const fillAll = async (source: Schemas.Account) => {
    setAsking(true);
    const typed = getValues('amount');
    const amount = source.available;
    const request = to && { clientId: client.id, from: source.id, to: to.id, amount };
    // Without a second account, or an answer, there is no limit to keep to yet: the quote says so later.
    const most = await (request ? quoteAtMost(sdk, request).catch(() => amount) : amount);
    setAsking(false);
    // Another account was chosen, or another amount typed, while the server was asked.
    if (getValues('from_account') !== source.id || getValues('amount') !== typed) return;
    setValue('amount', most, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
      <AccountField
        {...field('from_account')}
        accounts={sourcesOf(accounts)}
        check={(id) => {
          const fault = sourceFault(accounts.find((one) => one.id === id));
          return fault && t(`exchange.${fault}`);
        }}
        onPick={(id) => {
          const next = accounts.find((one) => one.id === id);
          setValue('amount', clampAmount(getValues('amount'), next));
          if (getValues('to_account') === id) setValue('to_account', '');
          clearErrors();
        }}
      />
      <AccountField
        {...field('to_account')}
        accounts={targetsOf(accounts, from?.id ?? '')}
        check={(id) => {
          const fault = targetFault(getValues('from_account'), id);
          return fault && t(`exchange.${fault}`);
        }}
      />
      <MoneyField
        {...field('amount')}
        currency={currency}
        {...(from && {
          hint: t('exchange.available', { amount: money(from.available, currency) }),
        })}
        requiredMessage={t('funds:amountRequired')}
        settle={(typed) => {
          const amount = clampAmount(typed, from);
          if (amount === typed) return null;
          const shown = money(amount, currency);
          return {
            amount,
            note: () =>
              t(amount === from?.balance ? 'exchange.clamped' : 'exchange.rounded', {
                amount: shown,
              }),
          };
        }}
        check={(typed) => {
          const fault = exchangeAmountFault(typed, from);
          if (fault === 'amountPositive') return t('funds:amountPositive');
          const amount = money(from?.available ?? zeroIn(currency), currency);
          return fault && t('exchange.notAvailable', { amount });
        }}
      />
      {from && (
        <div className="self-start md:pt-5">
          <Button busy={asking} onClick={() => void fillAll(from)}>
            {t('exchange.all')}
          </Button>
        </div>
      )}
      <div className="empty:hidden md:col-span-2">
        {quote.request !== null ? (
          <QuoteFacts {...quote} />
        ) : (
          from &&
          to && (
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
