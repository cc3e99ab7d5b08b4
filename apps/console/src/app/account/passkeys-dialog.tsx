import { useTranslation } from '#/core/i18n/use-translation.ts';
import { PasskeyList } from '#/features/passkeys/passkey-list.tsx';
import { Dialog } from '#/ui/overlay/dialog.tsx';

export function PasskeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('passkey');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('description')}
    >
      <PasskeyList />
    </Dialog>
  );
}
