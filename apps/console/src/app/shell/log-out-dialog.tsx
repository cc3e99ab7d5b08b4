import { useTranslation } from '#/core/i18n/use-translation.ts';
import { sessionEnd } from '#/core/session/page-session.ts';
import { AlertDialog } from '#/ui/overlay/alert-dialog.tsx';

export function LogOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'frame']);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('frame:logOutConfirm.title')}
      description={t('frame:logOutConfirm.text')}
      confirm={t('logOut')}
      onConfirm={() => sessionEnd.end('person')}
    />
  );
}
