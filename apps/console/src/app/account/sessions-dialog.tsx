import { useTranslation } from '#/core/i18n/use-translation.ts';
import { SessionList } from '#/features/account/session-list.tsx';
import { Dialog } from '#/ui/overlay/dialog.tsx';

export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('sessions.title')}
      description={t('sessions.description')}
    >
      <SessionList />
    </Dialog>
  );
}
