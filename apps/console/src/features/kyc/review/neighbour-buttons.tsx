import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Announcement } from '#/core/ui/announcement.tsx';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { type ShortcutLabel, useShortcuts } from '#/ui/controls/use-shortcuts.ts';
import type { Neighbours } from './use-neighbours.ts';

const nextLabels: ShortcutLabel = 'review.next';
const previousLabels: ShortcutLabel = 'review.previous';

/** To the record before and after this one, and which of how many it is. At an end there is no button. */
export function NeighbourButtons({ onPrevious, onNext, position, turning }: Neighbours) {
  const { t } = useTranslation('kyc');
  useShortcuts({
    ...(onNext && { n: { labelKey: nextLabels, run: onNext } }),
    ...(onPrevious && { p: { labelKey: previousLabels, run: onPrevious } }),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <span
      role="group"
      aria-label={t('neighbour.label')}
      aria-busy={turning}
      className="inline-flex items-center gap-1 pointer-coarse:gap-2"
    >
      <IconButton
        size="sm"
        label={t('neighbour.previous')}
        className={onPrevious ? 'pointer-coarse:size-9' : 'invisible pointer-coarse:size-9'}
        onClick={onPrevious}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      {position !== null && (
        <>
          <span
            aria-hidden="true"
            className="text-xs whitespace-nowrap text-ink-muted tabular-nums"
          >
            {position.at} / {position.total}
          </span>
          <Announcement>{t('neighbour.place', position)}</Announcement>
        </>
      )}
      <IconButton
        size="sm"
        label={t('neighbour.next')}
        className={onNext ? 'pointer-coarse:size-9' : 'invisible pointer-coarse:size-9'}
        onClick={onNext}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </span>
  );
}
