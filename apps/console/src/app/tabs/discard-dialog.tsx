import { useTranslation } from '#/core/i18n/use-translation.ts';
import { AlertDialog } from '#/ui/overlay/alert-dialog.tsx';
import type { OpenTab, Question } from './tabs-context.tsx';

export function DiscardDialog({
  question,
  tabs,
  onClose,
  onDiscard,
}: {
  question: Question;
  tabs: readonly OpenTab[];
  onClose: () => void;
  onDiscard: () => void;
}) {
  const { t } = useTranslation(['tabs', 'menu']);
  const names = tabs.map(({ entry }) => t(`menu:${entry.name}`));
  const [name, ...others] = names;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        others.length === 0
          ? t('tabs:discard.titleOne', { name })
          : t('tabs:discard.title', { count: names.length })
      }
      description={
        <>
          <p>{t('tabs:discard.text')}</p>
          {others.length > 0 && (
            <ul className="mt-2 list-disc pl-5">
              {names.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          )}
        </>
      }
      confirm={t(`tabs:discard.${question.act}`)}
      tone="danger"
      onConfirm={onDiscard}
    />
  );
}
