import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useWatch } from 'react-hook-form';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { recordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { isPhone } from '#/ui/form/contact.ts';
import { TextField } from '#/ui/form/field/text-field.tsx';
import type { DialogProps } from '../action.ts';
import { isAccountNumber, lastFour, toBankDraft, toBankInput } from './bank-draft.ts';

type SaveBank = {
  clientId: string;
  /** Null for a new card. */
  card: { id: string; version: number } | null;
  body: Schemas.ClientBankInput;
};

const proposeBank = recordWrite({
  write: async (sdk, { clientId: id, card, body }: SaveBank, key) =>
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
  topics: ['client', 'proposal'],
});

export function BankForm({
  client,
  card,
  onClose,
}: DialogProps & { card: Schemas.ClientBank | null }) {
  const { t } = useTranslation(['client-forms', 'client-actions']);
  const { full_name: name, username } = client;
  const edit = useRecordForm({
    record: card,
    toDraft: (seen) => toBankDraft(seen, name),
    labels: {
      bank_name: t('bank.bank_name'),
      holder_name: t('bank.holder_name'),
      acc_no: t('bank.acc_no'),
      address: t('bank.address'),
      phone: t('bank.phone'),
    },
    write: proposeBank,
    done: ({ id }, { body: { bank_name: bank, acc_no: number } }) => ({
      title: t('bank.proposed', { bank, last: lastFour(number) }),
      link: { to: '/approval', search: { id }, label: t('openProposal') },
    }),
    prepare: (draft, seen) => ({
      clientId: client.id,
      card: seen && { id: seen.id, version: seen.version },
      body: toBankInput(draft),
    }),
  });
  const { field } = edit;
  const holder = useWatch({ control: edit.form.control, name: 'holder_name' }).trim();
  return (
    <RecordForm
      of={edit}
      title={t(card ? 'bank.change' : 'bank.add')}
      description={t('client-actions:who', { name, username })}
      submit={t('bank.submit')}
      failed={t('client-actions:failed')}
      conflictTitle={t('client-actions:conflict')}
      onClose={onClose}
    >
      <Notice tone="info" title={t('bank.twoPeople')} />
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        <TextField
          {...field('bank_name')}
          requiredMessage={t('bank.bankRequired')}
          maxLength={120}
        />
        <TextField
          {...field('holder_name')}
          requiredMessage={t('bank.holderRequired')}
          maxLength={120}
          {...(holder !== '' && holder !== name && { hint: t('bank.holderDiffers', { name }) })}
        />
        <div className="md:col-span-2">
          <TextField
            {...field('acc_no')}
            requiredMessage={t('bank.numberRequired')}
            // As it is shown, it stays what it is.
            check={(typed) =>
              isAccountNumber(typed) || typed === edit.seen?.acc_no ? null : t('bank.numberInvalid')
            }
            maxLength={40}
          />
        </div>
        <TextField
          {...field('phone')}
          check={(typed) =>
            isPhone(typed) || typed === edit.seen?.phone ? null : t('phoneInvalid')
          }
          maxLength={24}
        />
        <TextField {...field('address')} maxLength={200} />
      </div>
    </RecordForm>
  );
}
