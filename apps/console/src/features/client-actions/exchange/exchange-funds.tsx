import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { describeProblem } from '#/kit/api/problem.ts';
import { useClientWrite } from '#/kit/client/use-client-write.ts';
import { FormDialog } from '#/kit/form/form-dialog.tsx';
import { useDraftForm } from '#/kit/form/use-draft-form.ts';
import { useMoney } from '#/kit/money/use-money.ts';
import { NotPossible } from '../funds/not-possible.tsx';
import { type FundDialogProps, WithAccounts } from '../funds/with-accounts.tsx';
import { useRateCheck } from '../rate/use-rate-check.ts';
import { ExchangeEffect } from './exchange-effect.tsx';
import { type ExchangeDraft, ExchangeFields } from './exchange-fields.tsx';
import { exchangeBar } from './exchange-rules.ts';
import { useExchangeQuote } from './use-exchange-quote.ts';

type Exchange = { clientId: string; body: Schemas.ExchangeRequest };

const keys = createIntentKeys();
const fields = ['from_account', 'to_account', 'amount'] as const;

/** Money of a client from one account into another, at the rate that is shown. */
export function ExchangeFunds(props: FundDialogProps) {
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
            words={t(`exchange.${bar}`)}
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
}: FundDialogProps & { accounts: readonly Schemas.Account[] }) {
  const { t } = useTranslation(['client-funds', 'client-actions']);
  const form = useDraftForm<ExchangeDraft>(`exchange for ${client.id}`, {
    from_account: '',
    to_account: '',
    amount: '',
  });
  const { control, setError } = form;
  const fromId = useWatch({ control, name: 'from_account' });
  const toId = useWatch({ control, name: 'to_account' });
  const amount = useWatch({ control, name: 'amount' });
  const from = accounts.find(({ id }) => id === fromId);
  const to = accounts.find(({ id }) => id === toId);
  const exchange = useExchange();
  const hasRate = useRateCheck(from?.currency ?? '', to?.currency);
  const reckoned = useExchangeQuote({ clientId: client.id, from, to, amount });
  const { quote, query } = reckoned;
  const refused = query.isError ? describeProblem(query.error).message : null;

  const prepare = async (draft: ExchangeDraft): Promise<Exchange | null> => {
    // Nobody sends what they have not seen: neither the rate, nor the fee, nor what arrives.
    if (quote === undefined) {
      const message = (await hasRate()) ? (refused ?? t('quote.look')) : t('rate.none');
      setError('to_account', { message }, { shouldFocus: true });
      return null;
    }
    return {
      clientId: client.id,
      // What was in sight: where rate or fee have changed meanwhile, the server says so.
      body: {
        ...draft,
        amount: draft.amount.replace(/\.$/, ''),
        rate: quote.rate,
        fee: quote.fee,
      },
    };
  };
  return (
    <FormDialog
      title={t('exchange.title')}
      description={t('client-actions:who', { name: client.full_name, username: client.username })}
      form={form}
      keepsDraft
      fields={fields}
      fieldOfCode={{
        RATE_UNAVAILABLE: { field: 'to_account', message: t('rate.none') },
        PAIR_DISABLED: { field: 'to_account' },
        INSUFFICIENT_FUNDS: { field: 'amount' },
      }}
      mutation={exchange}
      prepare={prepare}
      onSent={form.forgetDraft}
      onClose={onClose}
      submit={t('exchange.submit')}
      failed={t('exchange.failed')}
    >
      <div className="flex flex-col gap-4">
        <ExchangeFields form={form} accounts={accounts} from={from} to={to} quote={reckoned} />
        {from && to && from.id !== to.id && (
          <ExchangeEffect client={client} from={from} to={to} quote={quote} />
        )}
      </div>
    </FormDialog>
  );
}

function useExchange() {
  const { t } = useTranslation('client-funds');
  const { money } = useMoney();
  return useClientWrite<Exchange, Schemas.Conversion>({
    keys,
    write: async (sdk, { clientId, body }, key) => {
      const params = { path: { clientId }, header: { 'Idempotency-Key': key } };
      return unwrap(await sdk.POST('/acc/admin/v1/exchange/{clientId}', { params, body }));
    },
    // The next look is at the rate of the moment, which may be why this one was refused.
    topics: ['account', 'rate'],
    done: (made) => ({
      title: t('exchange.done', {
        orderNo: made.order_no,
        amount: money(made.amount, made.currency),
        received: money(made.received, made.received_currency),
      }),
    }),
  });
}
