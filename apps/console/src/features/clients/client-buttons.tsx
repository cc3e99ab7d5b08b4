import { Bot } from 'lucide-react';
import { useOpenClient } from '#/business/client/client-link.tsx';
import type { MoreAction } from '#/business/list/table/column.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { CreateButton } from '#/ui/controls/create-button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';

const NewClient = lazyOverlay(
  async () => (await import('./new-client.tsx')).NewClient,
  ['client-new', 'form'],
);

export function NewClientButton() {
  const { t } = useTranslation('client');
  const open = useOpenClient();
  return (
    <CreateButton
      label={t('create')}
      form={(onClose) => <NewClient onClose={onClose} onCreated={({ id }) => open(id)} />}
    />
  );
}

export const addRobots: MoreAction = {
  name: 'addRobots',
  icon: Bot,
  permit: { action: 'robot', resource: 'client' },
  dialog: lazyOverlay(
    async () => (await import('./add-robots.tsx')).AddRobots,
    ['form', 'client-robots'],
  ),
};
