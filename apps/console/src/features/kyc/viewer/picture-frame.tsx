import { cn } from '#/core/ui/cn.ts';
import type { PictureControls } from './use-picture-view.ts';
import { usePointers } from './use-pointers.ts';

/** The picture as it is zoomed, moved and turned. */
export function PictureFrame({
  src,
  alt,
  controls,
}: {
  src: string;
  alt: string;
  controls: PictureControls;
}) {
  const { attach, natural, quarters, view, isFitted, setNatural, fit, zoom } = controls;
  const pointers = usePointers(controls);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons and the keys do the same
    <div
      ref={attach}
      // A fitted picture leaves the thumb to the page; a large one is moved by it.
      className={cn(
        'relative min-h-0 flex-1 overflow-hidden bg-sunken select-none',
        isFitted ? 'touch-pan-y' : 'cursor-grab touch-none active:cursor-grabbing',
      )}
      {...pointers}
      onDoubleClick={() => (isFitted ? zoom(2) : fit())}
    >
      <img
        src={src}
        alt={alt}
        draggable={false}
        className="absolute top-1/2 left-1/2 max-w-none"
        style={
          view && natural
            ? {
                width: natural.width * view.scale,
                height: natural.height * view.scale,
                transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) rotate(${quarters * 90}deg)`,
              }
            : { visibility: 'hidden' }
        }
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setNatural({ width: naturalWidth, height: naturalHeight })
        }
      />
    </div>
  );
}
