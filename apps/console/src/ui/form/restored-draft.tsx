import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { firstField } from '#/ui/overlay/focus-first-field.ts';

export type RestoredDraftProps = {
  /** The form was opened with what a user had typed before. */
  restored: boolean;
  /** Empties it. */
  startOver: () => void;
};

/** Says that what is in the form was typed before it was closed, and takes it back. */
export function RestoredDraft({ restored, startOver }: RestoredDraftProps) {
  const { t } = useTranslation('form');
  if (!restored) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
      {t('restored.text')}
      <Button
        variant="link"
        size="sm"
        onClick={({ currentTarget }) => {
          startOver();
          // The button is about to go.
          currentTarget.closest('form')?.querySelector<HTMLElement>(firstField)?.focus();
        }}
      >
        {t('restored.startOver')}
      </Button>
    </p>
  );
}
