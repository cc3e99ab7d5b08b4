import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { accountsQuery } from '#/business/client/client-query.ts';
import { AccountField } from '#/business/funds/account-field.tsx';
import { amountFault, useAmountCheck } from '#/business/funds/amount-check.ts';
import { FormPreview, useLimitFacts } from '#/business/funds/form-preview.tsx';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { clientSearch } from '#/business/staff/person-options.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { ComboboxField } from '#/ui/form/combobox/combobox-field.tsx';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';
import { MoneyField } from '#/ui/form/field/money-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { enterSaving, type SavingRequest, savingPreviewQuery } from './saving-calls.ts';

/** The fields have the names of the contract, so that what the server says about one lands on it. */
type SavingDraft = {
  client_id: ComboboxOption | null;
  account_id: string;
  amount: string;
  remark: string;
};

const blank: SavingDraft = { client_id: null, account_id: '', amount: '', remark: '' };

/** The field that a refusal is about which names none. */
const refusedFields: Partial<Record<string, { field: keyof SavingDraft }>> = {
  CLIENT_DISABLED: { field: 'client_id' },
  KIND_NOT_ALLOWED: { field: 'client_id' },
  ACCOUNT_CURRENCY_DIFFERS: { field: 'account_id' },
  ACCOUNT_NOT_OF_CLIENT: { field: 'account_id' },
  INSUFFICIENT_FUNDS: { field: 'account_id' },
  ORDER_ABOVE_LIMIT: { field: 'amount' },
  DAY_LIMIT_REACHED: { field: 'amount' },
  RATE_UNAVAILABLE: { field: 'amount' },
};

/** Null as long as the saving is not whole. */
function requestOf(
  product: Schemas.SavingProduct,
  { client_id: client, account_id, ...draft }: SavingDraft,
): SavingRequest | null {
  const amount = draft.amount.replace(/\.$/, '');
  if (client === null || account_id === '') return null;
  if (amountFault(amount, product.currency) !== null) return null;
  return { client_id: client.value, account_id, product_id: product.id, amount };
}

export function EnterSaving({
  product,
  onClose,
}: {
  product: Schemas.SavingProduct;
  onClose: () => void;
}) {
  const { t } = useTranslation('saving');
  const { money } = useMoney();
  const sdk = useSdk();
  const { currency } = product;
  const entry = useRecordForm({
    record: null,
    toDraft: () => blank,
    labels: {
      client_id: t('fact.client'),
      account_id: t('fact.account'),
      amount: t('enter.amount'),
      remark: t('fact.remark'),
    },
    fieldOfCode: refusedFields,
    draft: `saving ${product.id}`,
    write: enterSaving,
    done: () => ({ title: t('enter.done'), description: t('enter.doneAbout') }),
    prepare: (draft) => {
      const request = requestOf(product, draft);
      const remark = draft.remark.trim() || null;
      return request && { body: { ...request, remark, product_version: product.version } };
    },
  });
  const { field } = entry;
  const { control, setValue } = entry.form;
  const draft = useWatch({ control }) as SavingDraft; // Every field has a value from the start.
  const accounts = useQuery(accountsQuery(sdk, draft.client_id?.value ?? ''));
  const payers = accounts.data?.filter((one) => one.currency === currency);
  const isPayer = payers?.some(({ id }) => id === draft.account_id);
  const only = payers?.length === 1 ? payers[0]?.id : undefined;
  // An account of another client does not stay chosen.
  const accountId = payers && !isPayer ? (only ?? '') : draft.account_id;
  useEffect(() => {
    if (accountId !== draft.account_id) setValue('account_id', accountId);
  }, [accountId, draft.account_id, setValue]);
  return (
    <RecordForm
      of={entry}
      drawer
      title={t('enter.title', { name: product.name })}
      description={t('enter.about')}
      submit={t('enter.submit')}
      failed={t('enter.failed')}
      onClose={onClose}
    >
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        <ComboboxField
          {...field('client_id')}
          source={clientSearch(sdk)}
          placeholder={t('enter.clientHint')}
          requiredMessage={t('enter.clientRequired')}
        />
        <AccountField {...field('account_id')} accounts={payers ?? []} />
        <MoneyField
          {...field('amount')}
          currency={currency}
          requiredMessage={t('enter.amountRequired')}
          hint={t('enter.least', { least: money(product.min_amount, currency) })}
          check={useAmountCheck(currency)}
        />
      </div>
      {payers?.length === 0 && <Notice tone="warning" title={t('enter.noPayer', { currency })} />}
      <TextareaField {...field('remark')} hint={t('enter.remarkHint')} maxLength={500} />
      <SavingPreview form={entry.form} request={requestOf(product, draft)} />
    </RecordForm>
  );
}

const fields = ['client_id', 'account_id', 'amount'] as const;

function SavingPreview({
  form,
  request,
}: {
  form: UseFormReturn<SavingDraft>;
  request: SavingRequest | null;
}) {
  const { t } = useTranslation('saving');
  const sdk = useSdk();
  return (
    <FormPreview
      {...{ form, request, fields, refusedFields }}
      query={(saving) => savingPreviewQuery(sdk, saving)}
      label={(key) => t(`preview.${key}`)}
    >
      {(preview) => <PreviewFacts preview={preview} />}
    </FormPreview>
  );
}

function PreviewFacts({ preview }: { preview: Schemas.SavingPreview }) {
  const { t } = useTranslation('saving');
  const { money, amount } = useMoney();
  const { calendarDay } = useTime();
  const limitFacts = useLimitFacts({
    ...{ orderMax: t('preview.orderMax'), dailyMax: t('preview.dailyMax') },
    used: (values) => t('preview.used', values),
    usedBefore: (values) => t('preview.usedBefore', values),
  });
  const { currency, funds, limits, next_payout: next, matures_on: matures } = preview;
  const of = (sum: string) => money(sum, currency);
  return (
    <Facts
      facts={[
        { label: t('fact.rate'), value: <strong>{amount(preview.rate, 2)}%</strong> },
        ...optionalFact(t('preview.interest'), preview.interest !== null && of(preview.interest)),
        ...optionalFact(t('fact.matures'), matures && calendarDay(matures)),
        { label: t('fact.next'), value: `${calendarDay(next.on)} · ${of(next.amount)}` },
        { label: t('preview.before'), value: of(funds.before) },
        { label: t('preview.after'), value: <strong>{of(funds.after)}</strong> },
        { label: t('preview.held'), value: of(preview.held) },
        ...limitFacts(limits),
      ]}
    />
  );
}
