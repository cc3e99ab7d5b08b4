import { useTranslation } from '#/core/i18n/use-translation.ts';
import { AlertDialog } from '#/ui/overlay/alert-dialog.tsx';

/** Asks before what was typed into a form over the page is lost. */
export function DiscardQuestion({
  open,
  onOpenChange,
  onDiscard,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDiscard: () => void;
}) {
  const { t } = useTranslation('form');
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('discard.title')}
      description={t('discard.text')}
      cancel={t('discard.keep')}
      confirm={t('discard.confirm')}
      tone="danger"
      onConfirm={onDiscard}
    />
  );
}
