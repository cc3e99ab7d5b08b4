import { useTranslation } from 'react-i18next';
import { Button } from '#/shared/ui/button.tsx';
import { DialogBody, DialogFooter } from '#/shared/ui/dialog.tsx';

/** Nothing is under way: what the switch above would do. */
export function IdleStep({ enabled, onClose }: { enabled: boolean; onClose: () => void }) {
  const { t } = useTranslation('authenticator');
  return (
    <>
      <DialogBody>
        <p className="text-ink-muted">{enabled ? t('idle.modify') : t('idle.add')}</p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogFooter>
    </>
  );
}
