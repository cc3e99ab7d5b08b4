import { useRouter } from '@tanstack/react-router';
import type { ToolProps } from '#/app/keys/open-tools.ts';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { clientsPath } from './commands.ts';

const NewClient = lazyOverlay(
  async () => (await import('#/features/clients/new-client.tsx')).NewClient,
  ['client-new', 'form'],
);

export function Tool({ onClose }: ToolProps) {
  const router = useRouter();
  const to: string = clientsPath;
  return (
    <NewClient
      onClose={onClose}
      onCreated={({ id }) => {
        const search: Record<string, string> = { id };
        void router.navigate({ to, search });
      }}
    />
  );
}
