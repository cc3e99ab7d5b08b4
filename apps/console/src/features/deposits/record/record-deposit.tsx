import type { Schemas } from '@brokerdesk/sdk';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#/shared/ui/button.tsx';
import { RecordForm } from './record-form.tsx';

/** The button that opens the form, for a client who has an account to pay into. */
export function RecordDeposit({ client }: { client: Schemas.Client }) {
  const { t } = useTranslation('deposit');
  const [open, setOpen] = useState(false);
  if (client.accounts.length === 0) return null;
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        {t('record.title')}
      </Button>
      {open && <RecordForm client={client} onClose={() => setOpen(false)} />}
    </>
  );
}
