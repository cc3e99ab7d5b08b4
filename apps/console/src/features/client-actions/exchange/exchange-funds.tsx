import { type Schemas, unwrap } from '@brokerdesk/sdk';
import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ConfirmRows } from '#/business/decision/confirm-rows.tsx';
import { useRateCheck } from '#/business/funds/conversion.tsx';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { recordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { errorText } from '#/ui/form/server-errors.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { AlertDialog } from '#/ui/overlay/alert-dialog.tsx';
import type { DialogProps } from '../action.ts';
import { NotPossible } from '../funds/not-possible.tsx';
import { WithAccounts } from '../funds/with-accounts.tsx';
import { ExchangeEffect } from './exchange-effect.tsx';
import { ExchangeFields } from './exchange-fields.tsx';
import { refusalOf, useExchangeQuote } from './exchange-quote.ts';
import { blankExchange, clampAmount, exchangeBar } from './exchange-rules.ts';

type Question = { quote: Schemas.ExchangeQuote; answer: (isConfirmed: boolean) => void };
type Exchange = { clientId: string; body: Schemas.ExchangeRequest };

const exchangeFunds = recordWrite({
  write: async (sdk, { clientId, body }: Exchange, key) => {
    const params = { path: { clientId }, header: { 'Idempotency-Key': key } };
    return unwrap(await sdk.POST('/acc/admin/v1/exchange/{clientId}', { params, body }));
  },
  // The next quote takes the rate of the moment, which may be why this one was refused.
  topics: ['account', 'client', 'rate'],
});

export function ExchangeFunds(props: DialogProps) {
  const { t } = useTranslation('client-funds');
  const title = t('exchange.title');
  return (
    <WithAccounts {...props} title={title}>
      {(accounts) => {
        const bar = exchangeBar(accounts);
        return bar === null ? (
          <ExchangeForm {...props} accounts={accounts} />
        ) : (
          <NotPossible
            title={title}
            client={props.client}
            message={t(`exchange.${bar}`)}
            onClose={props.onClose}
          />
        );
      }}
    </WithAccounts>
  );
}

function ExchangeForm({
  client,
  accounts,
  onClose,
}: DialogProps & { accounts: readonly Schemas.Account[] }) {
  const { t } = useTranslation(['client-funds', 'client-actions', 'funds']);
  const { money } = useMoney();
  const [question, setQuestion] = useState<Question | null>(null);
  const exchange = useRecordForm({
    record: null,
    toDraft: () => blankExchange(accounts),
    labels: {
      from_account: t('exchange.from'),
      to_account: t('exchange.to'),
      amount: t('exchange.amount'),
    },
    fieldOfCode: {
      RATE_UNAVAILABLE: { field: 'to_account', message: () => i18next.t('funds:rate.none') },
      RATE_OUTDATED: { field: 'to_account' },
      PAIR_DISABLED: { field: 'to_account' },
      INSUFFICIENT_FUNDS: { field: 'amount' },
    },
    draft: `exchange for ${client.id}`,
    write: exchangeFunds,
    done: (made) => {
      if (!('order_no' in made)) return t('exchange.proposed');
      return t('exchange.done', {
        orderNo: made.order_no,
        amount: money(made.amount, made.currency),
        received: money(made.received, made.received_currency),
      });
    },
    prepare: async (draft): Promise<Exchange | null> => {
      // No one sends what they have not seen: neither the rate, nor the fee, nor what arrives.
      if (quote === undefined) {
        const known = await hasRate();
        const { field, fault } = refused ?? {
          field: 'to_account',
          fault: errorText(() =>
            known ? i18next.t('client-funds:quote.look') : i18next.t('funds:rate.none'),
          ),
        };
        setError(field, fault, { shouldFocus: true });
        return null;
      }
      const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ quote, answer }));
      setQuestion(null);
      // As it was shown: if rate or fee have changed since, the server says so.
      const { rate, fee } = quote;
      const body = {
        ...draft,
        amount: clampAmount(draft.amount.replace(/\.$/, ''), from),
        rate,
        fee,
      };
      return isConfirmed ? { clientId: client.id, body } : null;
    },
  });
  const { control, setError, clearErrors } = exchange.form;
  const fromId = useWatch({ control, name: 'from_account' });
  const toId = useWatch({ control, name: 'to_account' });
  const amount = useWatch({ control, name: 'amount' });
  const from = accounts.find(({ id }) => id === fromId);
  const to = accounts.find(({ id }) => id === toId);
  const hasRate = useRateCheck(from?.currency ?? '', to?.currency);
  const computed = useExchangeQuote({ clientId: client.id, from, to, amount });
  const { quote, query } = computed;
  const refused = query.isError ? refusalOf(query.error) : null;
  const refusal = refused && `${refused.field} ${refused.fault.message}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the refusal is a new object with every render
  useEffect(() => {
    if (refused === null) return;
    setError(refused.field, refused.fault);
    return () => clearErrors(refused.field);
  }, [refusal, setError, clearErrors]);
  return (
    <RecordForm
      of={exchange}
      title={t('exchange.title')}
      description={t('client-actions:who', { name: client.full_name, username: client.username })}
      submit={t('exchange.next')}
      failed={t('exchange.failed')}
      onClose={onClose}
    >
      <ExchangeFields
        client={client}
        form={exchange.form}
        field={exchange.field}
        accounts={accounts}
        from={from}
        to={to}
        quote={computed}
      />
      {from && to && from.id !== to.id && (
        <ExchangeEffect client={client} from={from} to={to} quote={quote} />
      )}
      {question && from && to && (
        <ExchangeQuestion {...question} client={client} from={from} to={to} />
      )}
    </RecordForm>
  );
}

function ExchangeQuestion({
  quote,
  answer,
  client,
  from,
  to,
}: Question & { client: Schemas.Client; from: Schemas.Account; to: Schemas.Account }) {
  const { t } = useTranslation(['client-funds', 'funds']);
  const { amount, money, rate } = useMoney();
  const { currency, received_currency: into } = quote;
  const quoted = { primary: currency, rate: rate(quote.rate), secondary: into };
  return (
    <AlertDialog
      open
      onOpenChange={() => answer(false)}
      title={t('exchange.question', {
        amount: money(quote.amount, currency),
        received: money(quote.received, into),
      })}
      description={
        <>
          <ConfirmRows
            rows={[
              { label: t('exchange.client'), value: `${client.full_name} (${client.username})` },
              { label: t('exchange.from'), value: `${from.acc_no} · ${from.currency}` },
              { label: t('exchange.to'), value: `${to.acc_no} · ${to.currency}` },
              { label: t('exchange.amount'), value: money(quote.amount, currency) },
              { label: t('quote.rate'), value: t('funds:rate.quoted', quoted) },
              {
                label: t('quote.fee', { percent: amount(quote.fee_pct, 2) }),
                value: money(quote.fee, currency),
              },
              { label: t('quote.received'), value: money(quote.received, into) },
            ]}
          />
          <p className="mt-3">{t('exchange.final')}</p>
        </>
      }
      confirm={t('exchange.submit')}
      focusConfirm
      onConfirm={() => answer(true)}
    />
  );
}
