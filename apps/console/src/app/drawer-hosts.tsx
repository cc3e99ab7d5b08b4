import { type ReactNode, useState } from 'react';
import {
  clientTabOf,
  openClientOf,
  withClientTab,
  withoutClient,
} from '#/business/client/client-address.ts';
import { openEntriesOf, withEntries, withoutEntries } from '#/business/ledger/entries-address.ts';
import { type EntriesRef, ShowEntries } from '#/business/ledger/entries-ref.ts';
import { DrawerLayerContext } from '#/ui/controls/surface-stack.ts';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { PageAddressProvider, usePageAddress } from '#/ui/page/page-address.tsx';

const OpenClient = lazyOverlay(
  async () => (await import('./open-client.tsx')).OpenClient,
  ['client-profile', 'client-detail', 'kit', 'reveal'],
);

export function ClientDrawerHost({ path }: { path: string }) {
  const { search, change } = usePageAddress();
  const isClientPage = path === '/client';
  const id = openClientOf(search, isClientPage);
  return (
    id !== undefined && (
      <DrawerLayerContext value="client">
        <OpenClient
          id={id}
          tab={clientTabOf(search)}
          onTab={(tab) => change(withClientTab(search, tab), true)}
          onClose={() => change(withoutClient(search, isClientPage), false)}
        />
      </DrawerLayerContext>
    )
  );
}

const EntriesDrawer = lazyOverlay(
  async () =>
    (await import('#/features/client-drawer/ledger-entries/entries-drawer.tsx')).EntriesDrawer,
  ['client-profile', 'client-detail', 'kit', 'statement'],
);
const EntriesDialog = lazyOverlay(
  async () =>
    (await import('#/features/client-drawer/ledger-entries/entries-dialog.tsx')).EntriesDialog,
  ['client-profile', 'client-detail', 'kit', 'statement'],
);

export function EntriesHost({ children }: { children: ReactNode }) {
  const [overDialog, setOverDialog] = useState<EntriesRef | null>(null);
  return (
    <ShowEntries value={setOverDialog}>
      {children}
      <DrawerLayerContext value="entries">
        <EntriesOverPage />
      </DrawerLayerContext>
      {overDialog && <EntriesDialog entries={overDialog} onClose={() => setOverDialog(null)} />}
    </ShowEntries>
  );
}

const noPage = { search: {}, latestSearch: () => ({}), change: () => {} };

export function OutsideOfPages({ children }: { children: ReactNode }) {
  return (
    <PageAddressProvider address={noPage}>
      <EntriesHost>{children}</EntriesHost>
    </PageAddressProvider>
  );
}

function EntriesOverPage() {
  const { search, change } = usePageAddress();
  const open = openEntriesOf(search);
  return (
    open && (
      <EntriesDrawer
        open={open}
        onRange={(range) => change(withEntries(search, open.entries, range), false)}
        onClose={() => change(withoutEntries(search), false)}
      />
    )
  );
}
