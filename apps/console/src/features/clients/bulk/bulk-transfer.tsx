import type { Schemas } from '@brokerdesk/sdk';
import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import type { BulkSelected } from '#/business/list/table/data-table.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

/** Gives the selected clients to another member of staff. */
export function BulkTransfer({ rows, clear }: BulkSelected<Schemas.Client>) {
  const { t } = useTranslation('client-transfer');
  // As they were when the question came up: what changes behind it is refused, not transferred unseen.
  const [begun, setBegun] = useState<readonly Schemas.Client[] | null>(null);
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setBegun(rows)}>
        <ArrowRightLeft aria-hidden="true" />
        {t('open')}
      </Button>
      {begun && <TransferDialog rows={begun} onBegun={clear} onClose={() => setBegun(null)} />}
    </>
  );
}
