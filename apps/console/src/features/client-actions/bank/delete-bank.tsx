import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { RecordAction } from '#/business/record/record-action.tsx';
import { recordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { DialogProps } from '../action.ts';
import { lastFour } from './bank-draft.ts';

type DeleteBankIntent = { clientId: string; bankId: string; version: number };

const deleteBank = recordWrite({
  write: async (sdk, { clientId: id, bankId, version }: DeleteBankIntent) =>
    unwrap(
      await sdk.DELETE('/client/admin/v1/bank/{id}/{bankId}', {
        params: { path: { id, bankId }, query: { version } },
      }),
    ),
  topics: ['client'],
});

export function DeleteBank({ client, card, onClose }: DialogProps & { card: Schemas.ClientBank }) {
  const { t } = useTranslation(['client-forms', 'client-actions']);
  const labels = { bank: card.bank_name, last: lastFour(card.acc_no) };
  return (
    <RecordAction
      record={card}
      title={t('bank.deleteTitle', labels)}
      effects={[
        t('client-actions:who', { name: client.full_name, username: client.username }),
        t('bank.deleteEffect'),
      ]}
      confirm={t('bank.deleteConfirm')}
      failed={t('client-actions:failed')}
      conflictTitle={t('client-actions:conflict')}
      tone="danger"
      write={deleteBank}
      done={() => t('bank.deleted', labels)}
      intent={({ id, version }) => ({ clientId: client.id, bankId: id, version })}
      onClose={onClose}
    />
  );
}
