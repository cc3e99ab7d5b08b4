import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { heightMax, heightMin } from './use-height.ts';

/** How far one press of an arrow goes, in hundredths of the window. */
const step = 5;

/** The upper edge of the panel: dragged, or moved with the arrow keys. */
export function ResizeHandle({
  height,
  onChange,
}: {
  height: number;
  onChange: (height: number) => void;
}) {
  const { t } = useTranslation('devlog');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that is moved is no thematic break
    <div
      role="separator"
      aria-orientation="horizontal"
      aria-label={t('height')}
      aria-valuenow={height}
      aria-valuemin={heightMin}
      aria-valuemax={heightMax}
      tabIndex={0}
      onKeyDown={(event) => {
        const change = { ArrowUp: step, ArrowDown: -step }[event.key];
        if (change === undefined) return;
        event.preventDefault();
        onChange(height + change);
      }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        onChange((1 - event.clientY / window.innerHeight) * 100);
      }}
      className="h-2 shrink-0 cursor-row-resize touch-none border-t border-line-strong hover:bg-hover"
    />
  );
}
