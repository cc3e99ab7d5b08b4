import { useTranslation } from '#/core/i18n/use-translation.ts';
import { drawerWidth } from './drawer-width.ts';
import { ResizeEdge } from './resize-edge.tsx';

/** The left edge of a drawer; a double click gives it its usual width. */
export function DrawerEdge({
  width,
  defaultWidth = drawerWidth.onePane,
  onResize,
}: {
  width: number;
  defaultWidth?: number;
  onResize: (width: number) => void;
}) {
  const { t } = useTranslation('kit');
  return (
    <ResizeEdge
      label={t('drawerWidth')}
      orientation="vertical"
      size={width}
      min={drawerWidth.min}
      max={drawerWidth.max}
      step={32}
      sizeAt={({ clientX }, start) => start.size + start.x - clientX}
      onResize={onResize}
      onReset={() => onResize(defaultWidth)}
      className="absolute inset-y-0 -left-1 z-10 w-2 cursor-col-resize transition-colors hover:bg-selection-line focus-visible:bg-selection-line max-md:hidden"
    />
  );
}
