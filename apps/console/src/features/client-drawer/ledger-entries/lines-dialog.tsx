import { useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import type { Lines } from '#/kit/ledger/lines.ts';
import { defaultPageSize } from '#/kit/list/table/page-sizes.ts';
import { Dialog, DialogBody, DialogFooter } from '#/kit/overlay/dialog.tsx';
import { LinesPanel } from './lines-panel.tsx';

/** The same over a dialog, which stays as it is. */
export function LinesDialog({ lines, onClose }: { lines: Lines; onClose: () => void }) {
  const { t } = useTranslation(['statement', 'kit']);
  const [place, setPlace] = useState({ page: 1, size: defaultPageSize as number });
  const of = t(`lines.of.${lines.of}`);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('lines.title', { of })}
      description={t('lines.hint')}
    >
      <DialogBody>
        <LinesPanel lines={lines} place={place} onPlace={setPlace} />
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t('kit:close')}</Button>
      </DialogFooter>
    </Dialog>
  );
}
