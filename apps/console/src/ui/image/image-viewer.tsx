import { Maximize2, RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';

type ImageSize = { width: number; height: number };

const scaleMin = 0.1;
const scaleMax = 8;
const step = 1.25;

export function turned({ width, height }: ImageSize, quarters: number): ImageSize {
  return quarters % 2 === 0 ? { width, height } : { width: height, height: width };
}

export function fitScale(
  image: ImageSize,
  frame: { clientWidth: number; clientHeight: number },
): number {
  const scale = Math.min(frame.clientWidth / image.width, frame.clientHeight / image.height);
  return Math.min(1, Math.max(scaleMin, scale));
}

export const zoomIn = (scale: number) => Math.min(scaleMax, scale * step);
export const zoomOut = (scale: number) => Math.max(scaleMin, scale / step);

type ImageViewerProps = {
  src: string;
  alt: string;
  actions?: ReactNode;
};

export function ImageViewer({ src, alt, actions }: ImageViewerProps) {
  const { t } = useTranslation('kit');
  const frame = useRef<HTMLElement>(null);
  const [natural, setNatural] = useState<ImageSize | null>(null);
  /** Null while the picture is fitted into its frame. */
  const [scale, setScale] = useState<number | null>(null);
  const [quarters, setQuarters] = useState(0);
  const outline = natural && turned(natural, quarters);
  const fitted = outline && frame.current ? fitScale(outline, frame.current) : 1;
  const now = scale ?? fitted;
  return (
    <div className="overflow-hidden rounded-md border border-line">
      <div className="flex flex-wrap items-center gap-0.5 border-b border-line bg-sunken px-1.5 py-1">
        <IconButton size="sm" label={t('image.zoomOut')} onClick={() => setScale(zoomOut(now))}>
          <ZoomOut aria-hidden="true" />
        </IconButton>
        <output className="w-11 text-center text-xs tabular-nums">{Math.round(now * 100)}%</output>
        <IconButton size="sm" label={t('image.zoomIn')} onClick={() => setScale(zoomIn(now))}>
          <ZoomIn aria-hidden="true" />
        </IconButton>
        <IconButton
          size="sm"
          label={t('image.fit')}
          aria-pressed={scale === null}
          onClick={() => setScale(null)}
        >
          <Maximize2 aria-hidden="true" />
        </IconButton>
        <IconButton size="sm" label={t('image.turnLeft')} onClick={() => setQuarters(quarters - 1)}>
          <RotateCcw aria-hidden="true" />
        </IconButton>
        <IconButton
          size="sm"
          label={t('image.turnRight')}
          onClick={() => setQuarters(quarters + 1)}
        >
          <RotateCw aria-hidden="true" />
        </IconButton>
        <div className="flex-1" />
        {actions}
      </div>
      <section
        ref={frame}
        aria-label={alt}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="flex h-[clamp(20rem,50dvh,40rem)] overflow-auto bg-sunken"
      >
        <div
          className="relative m-auto shrink-0"
          style={outline ? { width: outline.width * now, height: outline.height * now } : undefined}
        >
          <img
            src={src}
            alt={alt}
            className="absolute top-1/2 left-1/2 max-w-none"
            style={{
              ...(natural && { width: natural.width * now, height: natural.height * now }),
              transform: `translate(-50%, -50%) rotate(${quarters * 90}deg)`,
            }}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setNatural({ width: naturalWidth, height: naturalHeight })
            }
          />
        </div>
      </section>
    </div>
  );
}
