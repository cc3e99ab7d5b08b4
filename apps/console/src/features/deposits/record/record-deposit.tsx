import type { Schemas } from '@brokerdesk/sdk';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#/shared/ui/button.tsx';
import { Dialog } from '#/shared/ui/dialog.tsx';
import { useCreateDeposit } from '../api/create-deposit.ts';
import { RecordForm } from './record-form.tsx';

/** The button that opens the form, for a client who has an account to pay into. */
export function RecordDeposit({ client }: { client: Schemas.Client }) {
  const { t } = useTranslation('deposit');
  const [open, setOpen] = useState(false);
  const [sending, setSending] = useState(false);
  const create = useCreateDeposit();
  const busy = sending || create.isPending;
  if (client.accounts.length === 0) return null;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        create.reset();
        setOpen(next);
      }}
      busy={busy}
      trigger={
        <Button variant="primary">
          <Plus aria-hidden="true" />
          {t('record.title')}
        </Button>
      }
      title={t('record.title')}
      description={
        <>
          {t('approve.client', { name: client.full_name, username: client.username })}
          {client.fake && <> · {t('approve.robot')}</>}
        </>
      }
    >
      <RecordForm
        client={client}
        create={create}
        busy={busy}
        onSending={setSending}
        onClose={() => setOpen(false)}
      />
    </Dialog>
  );
}
