import { Maximize2, RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { zoomStep } from './picture-view.ts';
import type { PictureControls } from './use-picture-view.ts';

/** The same as the keys, for the mouse and the thumb. */
export function ViewerToolbar({
  controls: { view, isFitted, zoom, fit, turn },
  children,
}: {
  controls: PictureControls;
  children: ReactNode;
}) {
  const { t } = useTranslation(['kit', 'kyc']);
  return (
    <div
      role="toolbar"
      aria-label={t('kyc:viewer.tools')}
      className="flex items-center gap-0.5 border-t border-line bg-surface px-2 py-1.5"
    >
      <IconButton label={t('image.zoomOut')} onClick={() => zoom(1 / zoomStep)}>
        <ZoomOut aria-hidden="true" />
      </IconButton>
      <output className="w-12 text-center text-xs tabular-nums">
        {view ? `${Math.round(view.scale * 100)}%` : '—'}
      </output>
      <IconButton label={t('image.zoomIn')} onClick={() => zoom(zoomStep)}>
        <ZoomIn aria-hidden="true" />
      </IconButton>
      <IconButton label={t('image.fit')} aria-pressed={isFitted} onClick={fit}>
        <Maximize2 aria-hidden="true" />
      </IconButton>
      <IconButton label={t('image.turnLeft')} onClick={() => turn(-1)}>
        <RotateCcw aria-hidden="true" />
      </IconButton>
      <IconButton label={t('image.turnRight')} onClick={() => turn(1)}>
        <RotateCw aria-hidden="true" />
      </IconButton>
      <div className="flex-1" />
      {children}
    </div>
  );
}
