import { type Schemas, unwrap } from '@brokerdesk/sdk';
import i18next from 'i18next';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { describeProblem } from '#/kit/api/problem.ts';
import { said } from '#/kit/form/server-errors.ts';
import { useRateCheck } from '#/kit/funds/use-rate-check.ts';
import { useMoney } from '#/kit/money/use-money.ts';
import { RecordForm } from '#/kit/record/record-form.tsx';
import { recordWrite } from '#/kit/record/record-write.ts';
import { useRecordForm } from '#/kit/record/use-record-form.ts';
import type { DialogProps } from '../action.ts';
import { NotPossible } from '../funds/not-possible.tsx';
import { WithAccounts } from '../funds/with-accounts.tsx';
import { ExchangeEffect } from './exchange-effect.tsx';
import { type ExchangeDraft, ExchangeFields } from './exchange-fields.tsx';
import { exchangeBar } from './exchange-rules.ts';
import { useExchangeQuote } from './use-exchange-quote.ts';

type Exchange = { clientId: string; body: Schemas.ExchangeRequest };

const blank: ExchangeDraft = { from_account: '', to_account: '', amount: '' };

const exchangeFunds = recordWrite({
  write: async (sdk, { clientId, body }: Exchange, key) => {
    const params = { path: { clientId }, header: { 'Idempotency-Key': key } };
    return unwrap(await sdk.POST('/acc/admin/v1/exchange/{clientId}', { params, body }));
  },
  // The next quote takes the rate of the moment, which may be why this one was refused.
  topics: ['account', 'client', 'rate'],
});

/** Money of a client from one account into another, at the rate that is shown. */
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
  const exchange = useRecordForm({
    record: null,
    toDraft: () => blank,
    fields: ['from_account', 'to_account', 'amount'],
    fieldOfCode: {
      RATE_UNAVAILABLE: { field: 'to_account', message: () => i18next.t('funds:rate.none') },
      PAIR_DISABLED: { field: 'to_account' },
      INSUFFICIENT_FUNDS: { field: 'amount' },
    },
    draft: `exchange for ${client.id}`,
    write: exchangeFunds,
    done: (made) =>
      t('exchange.done', {
        orderNo: made.order_no,
        amount: money(made.amount, made.currency),
        received: money(made.received, made.received_currency),
      }),
    prepare: async (draft): Promise<Exchange | null> => {
      // Nobody sends what they have not seen: neither the rate, nor the fee, nor what arrives.
      if (quote === undefined) {
        const known = await hasRate();
        const fault = said(() =>
          known
            ? (refusal() ?? i18next.t('client-funds:quote.look'))
            : i18next.t('funds:rate.none'),
        );
        setError('to_account', fault, { shouldFocus: true });
        return null;
      }
      // As it was shown: where rate or fee have changed meanwhile, the server says so.
      const { rate, fee } = quote;
      return {
        clientId: client.id,
        body: { ...draft, amount: draft.amount.replace(/\.$/, ''), rate, fee },
      };
    },
  });
  const { control, setError } = exchange.form;
  const fromId = useWatch({ control, name: 'from_account' });
  const toId = useWatch({ control, name: 'to_account' });
  const amount = useWatch({ control, name: 'amount' });
  const from = accounts.find(({ id }) => id === fromId);
  const to = accounts.find(({ id }) => id === toId);
  const hasRate = useRateCheck(from?.currency ?? '', to?.currency);
  const reckoned = useExchangeQuote({ clientId: client.id, from, to, amount });
  const { quote, query } = reckoned;
  const refusal = () => (query.isError ? describeProblem(query.error).message : null);
  return (
    <RecordForm
      of={exchange}
      title={t('exchange.title')}
      description={t('client-actions:who', { name: client.full_name, username: client.username })}
      submit={t('exchange.submit')}
      failed={t('exchange.failed')}
      onClose={onClose}
    >
      <ExchangeFields
        form={exchange.form}
        accounts={accounts}
        from={from}
        to={to}
        quote={reckoned}
      />
      {from && to && from.id !== to.id && (
        <ExchangeEffect client={client} from={from} to={to} quote={quote} />
      )}
    </RecordForm>
  );
}
