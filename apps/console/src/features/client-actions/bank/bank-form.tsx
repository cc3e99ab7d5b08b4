import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { useClientWrite } from '#/kit/client/use-client-write.ts';
import { FormDialog } from '#/kit/form/form-dialog.tsx';
import { TextField } from '#/kit/form/text-field.tsx';
import { Notice } from '#/kit/ui/notice.tsx';
import type { DialogProps } from '../action.ts';
import { ConflictNotice } from '../conflict/conflict-notice.tsx';
import { useSeen } from '../conflict/use-seen.ts';
import { isPhone } from '../edit/client-draft.ts';
import {
  type BankDraft,
  isAccountNumber,
  lastFour,
  toBankDraft,
  toBankInput,
} from './bank-draft.ts';

type SaveBank = {
  clientId: string;
  /** The card that is changed; a new one where there is none. */
  card: { id: string; version: number } | null;
  body: Schemas.ClientBankInput;
};

const keys = createIntentKeys();
const fields = [
  'bank_name',
  'holder_name',
  'acc_no',
  'address',
  'phone',
] as const satisfies readonly (keyof BankDraft)[];

/** A bank card of a client: a new one, or the one that is given. */
export function BankForm({
  client,
  card,
  onClose,
}: DialogProps & { card: Schemas.ClientBank | null }) {
  const { t } = useTranslation(['client-forms', 'client-actions']);
  const save = useSaveBank();
  const { seen, conflict } = useSeen(card ?? undefined, save.error);
  const { full_name: name, username } = client;
  const start = toBankDraft(card, name);
  const now = toBankDraft(seen ?? null, name);
  const form = useForm<BankDraft>({
    defaultValues: start,
    // After a conflict: what the person has not touched is as the colleague left it.
    values: now,
    resetOptions: { keepDirtyValues: true },
  });
  const { control } = form;
  const holder = useWatch({ control, name: 'holder_name' }).trim();
  return (
    <FormDialog
      title={t(card ? 'bank.change' : 'bank.add')}
      description={t('client-actions:who', { name, username })}
      form={form}
      fields={fields}
      mutation={save}
      prepare={(draft) => ({
        clientId: client.id,
        card: seen ? { id: seen.id, version: seen.version } : null,
        body: toBankInput(draft),
      })}
      onClose={onClose}
      submit={t('bank.submit')}
      failed={t('client-actions:failed')}
    >
      <div className="flex flex-col gap-4">
        {conflict && (
          <ConflictNotice
            problem={conflict.problem}
            changes={fields.map((field) => ({
              label: t(`bank.${field}`),
              before: toBankDraft(conflict.before, name)[field],
              after: now[field],
            }))}
          />
        )}
        <Notice tone="info" title={t('bank.twoPeople')} />
        <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
          <TextField
            control={control}
            name="bank_name"
            label={t('bank.bank_name')}
            requiredMessage={t('bank.bankRequired')}
            maxLength={120}
          />
          <TextField
            control={control}
            name="holder_name"
            label={t('bank.holder_name')}
            requiredMessage={t('bank.holderRequired')}
            maxLength={120}
            {...(holder !== '' && holder !== name && { hint: t('bank.holderDiffers', { name }) })}
          />
          <div className="md:col-span-2">
            <TextField
              control={control}
              name="acc_no"
              label={t('bank.acc_no')}
              requiredMessage={t('bank.numberRequired')}
              check={(typed) => (isAccountNumber(typed) ? null : t('bank.numberInvalid'))}
              maxLength={40}
            />
          </div>
          <TextField
            control={control}
            name="phone"
            label={t('bank.phone')}
            check={(typed) => (isPhone(typed) ? null : t('phoneInvalid'))}
            maxLength={24}
          />
          <TextField control={control} name="address" label={t('bank.address')} maxLength={200} />
        </div>
      </div>
    </FormDialog>
  );
}

function useSaveBank() {
  const { t } = useTranslation('client-forms');
  return useClientWrite<SaveBank, Schemas.Proposal>({
    keys,
    write: async (sdk, { clientId: id, card, body }, key) =>
      unwrap(
        card === null
          ? await sdk.POST('/client/admin/v1/bank/{id}', {
              params: { path: { id }, header: { 'Idempotency-Key': key } },
              body,
            })
          : await sdk.PUT('/client/admin/v1/bank/{id}/{bankId}', {
              params: { path: { id, bankId: card.id } },
              body: { ...body, version: card.version },
            }),
      ),
    done: ({ id }, { body: { bank_name: bank, acc_no: number } }) => ({
      title: t('bank.proposed', { bank, last: lastFour(number) }),
      link: { to: '/approval', search: { id }, label: t('openProposal') },
    }),
    topics: ['proposal'],
  });
}
