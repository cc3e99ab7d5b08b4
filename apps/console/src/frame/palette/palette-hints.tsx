import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Keys } from '#/frame/keys/keys.tsx';

/** The keys of the palette, where there is a keyboard. */
export function PaletteHints() {
  const { t } = useTranslation('palette');
  return (
    <p
      aria-hidden="true"
      className="flex items-center gap-4 border-t border-line bg-surface px-4 py-2 text-xs text-ink-muted max-md:hidden md:rounded-b-lg"
    >
      <span className="flex items-center gap-1.5">
        <Keys of="ArrowUp" />
        <Keys of="ArrowDown" />
        {t('hints.move')}
      </span>
      <span className="flex items-center gap-1.5">
        <Keys of="Enter" />
        {t('hints.choose')}
      </span>
      <span className="flex items-center gap-1.5">
        <Keys of="Escape" />
        {t('hints.close')}
      </span>
    </p>
  );
}
