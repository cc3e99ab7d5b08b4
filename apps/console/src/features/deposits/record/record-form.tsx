import type { Schemas } from '@brokerdesk/sdk';
import { useState } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { problemOf } from '#/shared/api/problem.ts';
import { landOnFields } from '#/shared/form/server-errors.ts';
import { useDraftForm } from '#/shared/form/use-draft-form.ts';
import { Button } from '#/shared/ui/button.tsx';
import { DialogBody, DialogFooter } from '#/shared/ui/dialog.tsx';
import type { useCreateDeposit } from '../api/create-deposit.ts';
import { blankDraft, type DepositDraft, toDepositCreate } from './deposit-draft.ts';
import { ExpectedEffect } from './expected-effect.tsx';
import { ProofField } from './proof-field.tsx';
import { uploadOf } from './proof-upload.ts';
import { RecordError } from './record-error.tsx';
import { RecordFields } from './record-fields.tsx';
import { useRateCheck } from './use-rate-check.ts';

const fields = [
  'account_id',
  'sub_type',
  'amount',
  'currency',
  'payer_name',
  'reference_no',
  'txid',
  'network',
  'remark',
  'screenshot',
] as const satisfies readonly (keyof DepositDraft)[];

/** Refusals that name no field, and the field that they are about. */
const fieldOfCode: Partial<Record<string, (typeof fields)[number]>> = {
  RATE_UNAVAILABLE: 'currency',
  ACCOUNT_NOT_OF_CLIENT: 'account_id',
  FILE_NOT_READY: 'screenshot',
};

export type RecordFormProps = {
  client: Schemas.Client;
  create: ReturnType<typeof useCreateDeposit>;
  busy: boolean;
  /** The form waits for a proof or a rate before it can send. */
  onSending: (sending: boolean) => void;
  onClose: () => void;
};

export function RecordForm({ client, create, busy, onSending, onClose }: RecordFormProps) {
  const { t } = useTranslation(['deposit', 'kit']);
  const form = useDraftForm<DepositDraft>(`deposit for ${client.id}`, blankDraft(client));
  const { control, handleSubmit, setError, forgetDraft } = form;
  const [incomplete, setIncomplete] = useState(false);
  const { errors } = useFormState({ control });
  const currency = useWatch({ control, name: 'currency' });
  const accountId = useWatch({ control, name: 'account_id' });
  const amount = useWatch({ control, name: 'amount' });
  const account = client.accounts.find(({ id }) => id === accountId);
  const hasRate = useRateCheck(currency, account?.currency);

  const send = async (draft: DepositDraft) => {
    if (!(await hasRate())) {
      setError('currency', { message: t('record.noRate') }, { shouldFocus: true });
      return;
    }
    const { screenshot } = draft;
    const fileId = screenshot && (await uploadOf(screenshot).outcome());
    if (screenshot && fileId === null) {
      setError('screenshot', { message: t('record.proof.notSent') }, { shouldFocus: true });
      return;
    }
    const body = toDepositCreate(draft, fileId);
    if (body === null) return;
    create.mutate(
      { clientId: client.id, body },
      {
        onSuccess: () => {
          forgetDraft();
          onClose();
        },
        onError: (error) => landOnForm(error, setError, t('record.noRate')),
      },
    );
  };
  const submit = async (draft: DepositDraft) => {
    onSending(true);
    await send(draft).finally(() => onSending(false));
  };

  return (
    <form
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        // A key held down sends again and again: one press is one deposit at most.
        if (busy) return;
        create.reset();
        setIncomplete(false);
        void handleSubmit(submit, () => setIncomplete(true))();
      }}
    >
      <DialogBody>
        <div className="flex flex-col gap-4">
          <RecordFields form={form} client={client} account={account} />
          <ProofField form={form} />
          {account && <ExpectedEffect account={account} amount={amount} currency={currency} />}
        </div>
      </DialogBody>
      <div className="border-t border-line px-5 py-3 empty:hidden">
        <RecordError
          error={create.error}
          incomplete={incomplete && Object.keys(errors).length > 0}
        />
      </div>
      <DialogFooter>
        <Button disabled={busy} onClick={onClose}>
          {t('decide.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('record.submit')}
        </Button>
      </DialogFooter>
    </form>
  );
}

function landOnForm(
  error: Error,
  setError: UseFormReturn<DepositDraft>['setError'],
  noRate: string,
) {
  landOnFields(error, fields, setError);
  const problem = problemOf(error);
  const field = problem && fieldOfCode[problem.code];
  if (!field) return;
  const message = field === 'currency' ? noRate : problem.message;
  setError(field, { type: 'server', message }, { shouldFocus: true });
}
