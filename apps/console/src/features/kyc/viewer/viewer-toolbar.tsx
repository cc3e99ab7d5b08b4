import { Maximize2, RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { type Shortcuts, useShortcuts } from '#/ui/controls/use-shortcuts.ts';
import { type PictureControls, panStep, zoomStep } from './use-picture-view.ts';

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

type ViewerKeys = {
  controls: PictureControls;
  onPrevious: () => void;
  onNext: () => void;
  onOpenWindow: () => void;
};

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: panStep, y: 0 },
  ArrowRight: { x: -panStep, y: 0 },
  ArrowUp: { x: 0, y: panStep },
  ArrowDown: { x: 0, y: -panStep },
};

const usesArrows =
  'input, textarea, select, [contenteditable], [role=separator], [role=tab], [role=menu]';
const modal = '[data-slot=overlay], [role=menu], [role=listbox]';

function isForViewer(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  if (event.target instanceof Element && event.target.closest(usesArrows)) return false;
  return ![...document.querySelectorAll(modal)].some((open) => open.checkVisibility());
}

export function useViewerKeys({ controls, onPrevious, onNext, onOpenWindow }: ViewerKeys): void {
  const { zoom, turn, fit, pan } = controls;
  const bigger = { labelKey: 'viewer.zoomIn', run: () => zoom(zoomStep) } as const;
  const shortcuts: Shortcuts = {
    ArrowLeft: { labelKey: 'viewer.previous' },
    ArrowRight: { labelKey: 'viewer.next' },
    'Shift+←↑↓→': { labelKey: 'viewer.pan' },
    '+': bigger,
    '-': { labelKey: 'viewer.zoomOut', run: () => zoom(1 / zoomStep) },
    '0': { labelKey: 'viewer.fit', run: fit },
    '[': { labelKey: 'viewer.turnLeft', run: () => turn(-1) },
    ']': { labelKey: 'viewer.turnRight', run: () => turn(1) },
    o: { labelKey: 'viewer.window', run: onOpenWindow },
  };
  useShortcuts(shortcuts);
  const act = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (by !== undefined && event.shiftKey) return pan(by);
    if (event.key === 'ArrowLeft') return onPrevious();
    if (event.key === 'ArrowRight') return onNext();
    // The same key without Shift.
    if (event.key === '=') return bigger.run();
    return false;
  };
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isForViewer(event) && latest.current(event) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
