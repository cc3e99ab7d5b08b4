import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import Big from 'big.js';
import { useForm, useWatch } from 'react-hook-form';
import { accountsQuery } from '#/business/client/client-query.ts';
import { RecordAction } from '#/business/record/record-action.tsx';
import { useRecordWrite } from '#/business/record/record-write.ts';
import { clientSearch } from '#/business/staff/person-options.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { ComboboxField } from '#/ui/form/combobox/combobox-field.tsx';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { TextareaField, TextField } from '#/ui/form/field/text-field.tsx';
import { FormDialog } from '#/ui/form/overlay/form-overlay.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import {
  depositFromLine,
  type Item,
  ignoreLines,
  matchLines,
  togetherOf,
  undoMatch,
} from './reconciliation-calls.ts';

type Questions = { items: readonly Item[]; onDone?: () => void; onClose: () => void };

function useSums() {
  const { money } = useMoney();
  return (items: readonly Item[]) => {
    const sums = new Map<string, Big>();
    for (const { currency, amount } of items) {
      sums.set(currency, (sums.get(currency) ?? new Big(0)).plus(amount));
    }
    return [...sums].map(([currency, sum]) => money(sum.toFixed(), currency)).join(' + ');
  };
}

export function ConfirmMatches({ items, onDone, onClose }: Questions) {
  const { t } = useTranslation('bank-statement');
  const sums = useSums();
  return (
    <RecordAction
      record={items}
      title={t('confirm.title', { count: items.length })}
      effects={[t('confirm.sums', { sums: sums(items) }), t('confirm.effect')]}
      confirm={t('confirm.submit', { count: items.length })}
      failed={t('match.failed')}
      write={matchLines}
      intent={() => items.map((item) => togetherOf([item]))}
      done={({ count }) => {
        onDone?.();
        return t('confirm.done', { count });
      }}
      onClose={onClose}
    />
  );
}

const differenceOf = (items: readonly Item[]) => {
  const sum = (amounts: string[]) =>
    amounts.reduce((so, one) => so.plus(new Big(one).abs()), new Big(0));
  const lines = sum(items.flatMap((item) => item.lines.map(({ amount }) => amount)));
  return lines.minus(sum(items.flatMap((item) => item.records.map(({ amount }) => amount))));
};

export function MatchTogether({ items, onDone, onClose }: Questions) {
  const { t } = useTranslation('bank-statement');
  const { money } = useMoney();
  const form = useForm({ defaultValues: { reason: '' } });
  const mutation = useRecordWrite(matchLines, ({ count }) => t('confirm.done', { count }));
  const difference = differenceOf(items);
  const currency = items[0]?.currency ?? '';
  const differs = !difference.eq(0);
  return (
    <FormDialog
      form={form}
      mutation={mutation}
      fields={['reason']}
      prepare={({ reason }) => [{ ...togetherOf(items), reason: reason.trim() || null }]}
      title={t('together.title')}
      description={
        differs
          ? t('together.differs', { difference: money(difference.toFixed(), currency) })
          : t('confirm.effect')
      }
      submit={t('together.submit')}
      failed={t('match.failed')}
      onSent={() => onDone?.()}
      onClose={onClose}
    >
      <TextareaField
        control={form.control}
        name="reason"
        label={t('reason')}
        maxLength={500}
        {...(differs && { requiredMessage: t('reasonRequired') })}
      />
    </FormDialog>
  );
}

const ignoreReasons = [
  'bank_fee',
  'interest',
  'reversal',
  'own_transfer',
  'repeated',
  'other',
] as const satisfies readonly Schemas.IgnoreReason[];

export function IgnoreLines({ items, onDone, onClose }: Questions) {
  const { t } = useTranslation(['bank-statement', 'reconciliation']);
  const form = useForm({ defaultValues: { reason_code: '', reason: '' } });
  const code = useWatch({ control: form.control, name: 'reason_code' });
  const mutation = useRecordWrite(ignoreLines, ({ count }) => t('ignore.done', { count }));
  return (
    <FormDialog
      form={form}
      mutation={mutation}
      fields={['reason_code', 'reason']}
      prepare={({ reason_code, reason }) => {
        const known = ignoreReasons.find((one) => one === reason_code);
        if (known === undefined) return null;
        return {
          line_ids: togetherOf(items).line_ids,
          reason_code: known,
          reason: reason.trim() || null,
        };
      }}
      title={t('ignore.title')}
      description={t('ignore.effect')}
      submit={t('ignore.submit')}
      failed={t('ignore.failed')}
      onSent={() => onDone?.()}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        <SelectField
          control={form.control}
          name="reason_code"
          label={t('reason')}
          placeholder={t('choose')}
          requiredMessage={t('reasonRequired')}
          options={ignoreReasons.map((value) => ({
            value,
            label: t(`reconciliation:ignoreReason.${value}`),
          }))}
        />
        <TextareaField
          control={form.control}
          name="reason"
          label={t('note')}
          maxLength={500}
          {...(code === 'other' && { requiredMessage: t('reasonRequired') })}
        />
      </div>
    </FormDialog>
  );
}

export function UndoMatch({ item, onClose }: { item: Item; onClose: () => void }) {
  const { t } = useTranslation('bank-statement');
  return (
    <RecordAction
      record={item}
      title={t('undo.title')}
      effects={[t('undo.effect')]}
      confirm={t('undo.submit')}
      failed={t('undo.failed')}
      write={undoMatch}
      intent={({ id }) => id}
      done={() => t('undo.done')}
      onClose={onClose}
    />
  );
}

type DepositDraft = { client: ComboboxOption | null; account_id: string; payer_name: string };

export function DepositFromLine({
  line,
  onClose,
}: {
  line: Schemas.BankLine;
  onClose: () => void;
}) {
  const { t } = useTranslation('bank-statement');
  const sdk = useSdk();
  const { money } = useMoney();
  const form = useForm<DepositDraft>({
    defaultValues: { client: null, account_id: '', payer_name: line.payer ?? '' },
  });
  const client = useWatch({ control: form.control, name: 'client' });
  const accounts = useQuery(accountsQuery(sdk, client?.value ?? '')).data ?? [];
  const mutation = useRecordWrite(depositFromLine, ({ order_no: orderNo }) =>
    t('deposit.done', { orderNo }),
  );
  return (
    <FormDialog
      form={form}
      mutation={mutation}
      fields={['client', 'account_id', 'payer_name']}
      prepare={({ client: chosen, account_id, payer_name }) =>
        chosen && {
          id: line.id,
          body: { client_id: chosen.value, account_id, payer_name: payer_name.trim() || null },
        }
      }
      title={t('deposit.title', { amount: money(line.amount, line.currency) })}
      description={t('deposit.effect')}
      submit={t('deposit.submit')}
      failed={t('deposit.failed')}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        <ComboboxField
          control={form.control}
          name="client"
          label={t('deposit.client')}
          placeholder={t('deposit.clientSearch')}
          requiredMessage={t('deposit.clientRequired')}
          source={clientSearch(sdk)}
        />
        <SelectField
          control={form.control}
          name="account_id"
          label={t('deposit.account')}
          placeholder={t('choose')}
          requiredMessage={t('deposit.accountRequired')}
          options={accounts.map(({ id, acc_no: accNo, currency, balance }) => ({
            value: id,
            label: `${accNo} · ${money(balance, currency)}`,
          }))}
        />
        <TextField
          control={form.control}
          name="payer_name"
          label={t('deposit.payer')}
          requiredMessage={t('deposit.payerRequired')}
          readOnly={line.payer !== null}
          maxLength={120}
        />
      </div>
    </FormDialog>
  );
}
