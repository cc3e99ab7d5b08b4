import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { useClientWrite } from '#/kit/client/use-client-write.ts';
import type { DialogProps } from '../action.ts';
import { ConfirmAction } from '../confirm/confirm-action.tsx';
import { ConflictNotice } from '../conflict/conflict-notice.tsx';
import { useSeen } from '../conflict/use-seen.ts';
import { lastFour } from './bank-draft.ts';

type DeleteBankIntent = { clientId: string; bankId: string; version: number };

const keys = createIntentKeys();

export function DeleteBank({ client, card, onClose }: DialogProps & { card: Schemas.ClientBank }) {
  const { t } = useTranslation(['client-forms', 'client-actions']);
  const words = { bank: card.bank_name, last: lastFour(card.acc_no) };
  const remove = useClientWrite<DeleteBankIntent, Schemas.Done>({
    keys,
    write: async (sdk, { clientId: id, bankId, version }) =>
      unwrap(
        await sdk.DELETE('/client/admin/v1/bank/{id}/{bankId}', {
          params: { path: { id, bankId }, query: { version } },
        }),
      ),
    done: () => ({ title: t('bank.deleted', words) }),
  });
  const { seen = card, conflict } = useSeen(card, remove.error);
  return (
    <ConfirmAction
      title={t('bank.deleteTitle', words)}
      effects={[
        t('client-actions:who', { name: client.full_name, username: client.username }),
        t('bank.deleteEffect'),
      ]}
      confirm={t('bank.deleteConfirm')}
      failed={t('client-actions:failed')}
      tone="danger"
      mutation={remove}
      intent={{ clientId: client.id, bankId: card.id, version: seen.version }}
      onClose={onClose}
    >
      {conflict && <ConflictNotice problem={conflict.problem} />}
    </ConfirmAction>
  );
}
