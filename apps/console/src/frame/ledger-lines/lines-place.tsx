import { type ReactNode, useState } from 'react';
import type { Lines } from '#/kit/ledger/lines.ts';
import { openLinesOf, withLines, withoutLines } from '#/kit/ledger/lines-address.ts';
import { ShowLines } from '#/kit/ledger/show-lines.ts';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { usePageAddress } from '#/kit/page/page-address.tsx';

/** They come with their words with the first amount that is pressed. */
const LinesDrawer = lazyOverlay(
  async () =>
    (await import('#/features/client-drawer/ledger-entries/lines-drawer.tsx')).LinesDrawer,
  ['client-profile', 'client-detail', 'kit', 'statement'],
);
const LinesDialog = lazyOverlay(
  async () =>
    (await import('#/features/client-drawer/ledger-entries/lines-dialog.tsx')).LinesDialog,
  ['client-profile', 'client-detail', 'kit', 'statement'],
);

/** A page with the lines of the ledger that lie over it, or over a dialog on it. */
export function LinesPlace({ children }: { children: ReactNode }) {
  const [overDialog, setOverDialog] = useState<Lines | null>(null);
  return (
    <ShowLines value={setOverDialog}>
      {children}
      <LinesOverPage />
      {overDialog && <LinesDialog lines={overDialog} onClose={() => setOverDialog(null)} />}
    </ShowLines>
  );
}

function LinesOverPage() {
  const { search, change } = usePageAddress();
  const open = openLinesOf(search);
  return (
    open && (
      <LinesDrawer
        open={open}
        onPlace={(place) => change(withLines(search, open.lines, place), false)}
        onClose={() => change(withoutLines(search), false)}
      />
    )
  );
}
