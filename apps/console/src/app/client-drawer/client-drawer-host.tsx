import {
  clientTabOf,
  openClientOf,
  withClientTab,
  withoutClient,
} from '#/business/client/client-address.ts';
import { DrawerLayerContext } from '#/ui/controls/surface-stack.ts';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { usePageAddress } from '#/ui/page/page-address.tsx';

/** Comes with its labels when the first client is opened, on whichever page. */
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
