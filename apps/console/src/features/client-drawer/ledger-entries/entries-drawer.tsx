import type { OpenEntries } from '#/business/ledger/entries-address.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Drawer } from '#/ui/overlay/drawer.tsx';
import { EntriesPanel, type PageRange } from './entries-panel.tsx';

export function EntriesDrawer({
  open: { entries, page, size },
  onRange,
  onClose,
}: {
  open: OpenEntries;
  onRange: (range: PageRange) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('statement');
  const { of } = entries;
  return (
    <Drawer
      open
      onClose={onClose}
      recordId={JSON.stringify(entries)}
      title={t('entries.title', { of: t(`entries.of.${of}`) })}
    >
      <div className="flex flex-col gap-3 px-5 py-4">
        <p className="text-ink-muted">{t('entries.hint')}</p>
        <EntriesPanel entries={entries} range={{ page, size }} onRange={onRange} />
      </div>
    </Drawer>
  );
}
