import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { StepHeading } from './step-heading.tsx';

/** Explains what removing does, before it is done. */
export function RemovalConfirm({
  usesRecoveryCode,
  onBack,
  onConfirm,
}: {
  usesRecoveryCode: boolean;
  onBack: () => void;
  onConfirm: () => void;
}) {
  const { t } = useTranslation('authenticator');
  const effects = [
    t('remove.effects.signIn'),
    t('remove.effects.sessions'),
    usesRecoveryCode ? t('remove.effects.codesUsed') : t('remove.effects.codes'),
  ];
  return (
    <>
      <DialogBody>
        <StepHeading title={t('remove.confirmTitle')} />
        <ul className="mt-3 list-disc space-y-1.5 pl-5 text-ink-muted marker:text-danger-text">
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onBack}>{t('remove.back')}</Button>
        <Button variant="danger" onClick={onConfirm}>
          {t('remove.confirm')}
        </Button>
      </DialogFooter>
    </>
  );
}
