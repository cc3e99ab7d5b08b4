import type { Schemas } from '@brokerdesk/sdk';
import i18next from 'i18next';
import { loadNamespaces } from '#/core/i18n/set-up.ts';
import { showToast } from '#/ui/controls/toast-store.ts';
import { targetOf, titleOfNotification } from './describe-notification.ts';

/** Kinds with a toast; all others wait in the list. */
const urgent: readonly Schemas.NotificationKind[] = [
  'proposal_rejected',
  'work_assigned',
  'new_device',
  'mentioned',
];

/** Shows one toast, of the latest, however many have arrived. */
export async function showUrgent(arrived: readonly Schemas.Notification[]): Promise<void> {
  const latest = arrived.find(({ kind }) => urgent.includes(kind));
  if (latest === undefined) return;
  await loadNamespaces(['notification']);
  const target = targetOf(latest);
  showToast({
    tone: 'info',
    title: titleOfNotification(latest),
    ...(target !== null &&
      'page' in target && {
        link: { to: target.page, search: target.search, label: i18next.t('notification:open') },
      }),
  });
}
