import { useState } from 'react';
import type { EntriesRef } from '#/business/ledger/entries-ref.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { defaultPageSize } from '#/ui/api/page-sizes.ts';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { EntriesPanel } from './entries-panel.tsx';

export function EntriesDialog({ entries, onClose }: { entries: EntriesRef; onClose: () => void }) {
  const { t } = useTranslation(['statement', 'kit']);
  const [range, setRange] = useState({ page: 1, size: defaultPageSize as number });
  const of = t(`entries.of.${entries.of}`);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('entries.title', { of })}
      description={t('entries.hint')}
    >
      <DialogBody>
        <EntriesPanel entries={entries} range={range} onRange={setRange} />
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t('kit:close')}</Button>
      </DialogFooter>
    </Dialog>
  );
}
