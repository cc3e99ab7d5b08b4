import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { OpenLines } from '#/kit/ledger/lines-address.ts';
import { Drawer } from '#/kit/overlay/drawer.tsx';
import { LinesPanel, type LinesPlace } from './lines-panel.tsx';

/** The lines of the ledger behind what many records come to, over the page that shows it. */
export function LinesDrawer({
  open: { lines, page, size },
  onPlace,
  onClose,
}: {
  open: OpenLines;
  onPlace: (place: LinesPlace) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('statement');
  const { of } = lines;
  return (
    <Drawer
      open
      onClose={onClose}
      recordId={JSON.stringify(lines)}
      title={t('lines.title', { of: t(`lines.of.${of}`) })}
    >
      <div className="flex flex-col gap-3 px-5 py-4">
        <p className="text-ink-muted">{t('lines.hint')}</p>
        <LinesPanel lines={lines} place={{ page, size }} onPlace={onPlace} />
      </div>
    </Drawer>
  );
}
