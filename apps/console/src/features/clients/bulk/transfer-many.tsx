import type { Schemas } from '@brokerdesk/sdk';
import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkSelected } from '#/shared/table/data-table.tsx';
import { Button } from '#/shared/ui/button.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

/** Gives the selected clients to another member of staff. */
export function TransferMany({ rows, clear }: BulkSelected<Schemas.Client>) {
  const { t } = useTranslation('client-detail');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ArrowRightLeft aria-hidden="true" />
        {t('transfer.open')}
      </Button>
      {open && <TransferDialog rows={rows} onBegun={clear} onClose={() => setOpen(false)} />}
    </>
  );
}
