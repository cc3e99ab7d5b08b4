import type { Schemas } from '@brokerdesk/sdk';
import i18next from 'i18next';
import { type RecordKind, recordPage } from '#/features/client-drawer/record-page.ts';

type Notification = Schemas.Notification;

const kinds = [
  'proposal_applied',
  'proposal_rejected',
  'proposal_lapsed',
  'proposal_withdrawn',
  'work_assigned',
  'work_returned',
  'bulk_run_ended',
  'export_ready',
  'export_failed',
  'data_exception',
  'new_device',
  'mentioned',
] as const satisfies readonly Schemas.NotificationKind[];

/** Its text in the current language. A kind that is newer than this console has the plain one. */
export function titleOfNotification({ kind, values }: Notification): string {
  const t = i18next.getFixedT(null, 'notification');
  const known = kinds.find((one) => one === kind);
  if (known === undefined) return t('kind.other');
  const { count, ...texts } = values;
  return t(`kind.${known}`, {
    ...{ record: t('aRecord'), by: t('aColleague'), ...texts },
    ...(count !== undefined && { count: Number(count) }),
  });
}

export type NotificationTarget =
  | { page: string; search: Record<string, unknown> }
  | { dialog: 'sessions' | 'exports' }
  | { runId: string };

/** The page or dialog of its record; null without one. */
export function targetOf({
  kind,
  subject_type: type,
  subject_id: id,
  values,
}: Notification): NotificationTarget | null {
  if (type === 'export') return { dialog: 'exports' };
  if (kind === 'new_device') return { dialog: 'sessions' };
  if (type === 'dataException')
    return { page: '/data_exception', search: id === null ? {} : { id } };
  if (id === null) return null;
  if (type === 'proposal') return { page: '/approval', search: { whose: 'mine', id } };
  if (type === 'bulk_run') return { runId: id };
  const recordKind = recordKindOf(type, values['kind']);
  const page = recordKind && recordPage({ kind: recordKind, id, order_no: null });
  return page ? { page: page.path, search: page.search } : null;
}

const creditKinds = ['loan', 'compensation', 'bonus'] as const satisfies readonly RecordKind[];
const tradeKinds = [
  'stock',
  'block',
  'ipo',
  'daily',
  'subscribe',
  'ai',
  'fund',
  'quant',
] as const satisfies readonly RecordKind[];

function recordKindOf(type: string, kind: string | undefined): RecordKind | undefined {
  if (type === 'trade') return tradeKinds.find((one) => one === kind);
  if (type === 'overdrawn') return creditKinds.find((one) => one === kind);
  return (['deposit', 'withdrawal', 'kyc', 'amendment'] as const).find((one) => one === type);
}
