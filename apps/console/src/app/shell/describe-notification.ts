import type { Schemas } from '@brokerdesk/sdk';
import i18next from 'i18next';
import { productKinds } from '#/business/client/product-kinds.ts';
import { loadNamespaces } from '#/core/i18n/set-up.ts';
import { type RecordKind, recordPage } from '#/features/client-drawer/record-page.ts';
import { showToast } from '#/ui/controls/toast-store.ts';

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
  'report_ready',
  'report_failed',
  'report_unsent',
  'report_stopped',
  'data_exception',
  'new_device',
  'mentioned',
] as const satisfies readonly Schemas.NotificationKind[];

const signInChanges = [
  'authenticator_added',
  'authenticator_removed',
  'passkey_added',
  'passkey_removed',
  'password_changed',
  'recovery_codes_made',
  'recovery_code_used',
  'email_changed',
] as const;

/** Falls back to a plain text for a kind that is newer than this console. */
export function titleOfNotification({ kind, values }: Notification): string {
  const t = i18next.getFixedT(null, 'notification');
  const { count, ...texts } = values;
  if (kind === 'sign_in_changed') {
    const change = signInChanges.find((one) => one === values['change']);
    return change === undefined ? t('kind.other') : t(`signIn.${change}`, { count: Number(count) });
  }
  if (kind === 'work_returned' && values['change'] === 'absence') {
    return t('kind.work_freed', { record: t('aRecord'), by: t('aColleague'), ...texts });
  }
  const known = kinds.find((one) => one === kind);
  if (known === undefined) return t('kind.other');
  return t(`kind.${known}`, {
    ...{ record: t('aRecord'), by: t('aColleague'), ...texts },
    ...(count !== undefined && { count: Number(count) }),
  });
}

export type NotificationTarget =
  | { page: string; search: Record<string, unknown> }
  | { dialog: 'sessions' | 'exports' }
  | { runId: string };

const pages: Readonly<Record<string, string>> = {
  allocation: '/trx/allocation',
  dataException: '/data_exception',
};

export function targetOf({
  kind,
  subject_type: type,
  subject_id: id,
  values,
}: Notification): NotificationTarget | null {
  if (kind === 'new_device' || kind === 'sign_in_changed') return { dialog: 'sessions' };
  if (type === 'export') return { dialog: 'exports' };
  const listed = pages[type];
  if (listed) return { page: listed, search: id === null ? {} : { id } };
  if (id === null) return null;
  if (type === 'proposal') {
    const isOwn = kind.startsWith('proposal_');
    return { page: '/approval', search: { ...(isOwn && { whose: 'mine' }), id } };
  }
  if (type === 'bulk_run') return { runId: id };
  if (type === 'client') return { page: '/client', search: { client: id, tab: 'note' } };
  const listPage = listPages[type];
  if (listPage !== undefined) {
    const { page, by = byName, ...also } = listPage;
    return { page, search: { ...also, ...by(values['record'] ?? ''), id } };
  }
  return recordTarget(type, id, values['kind']);
}

function recordTarget(
  type: string,
  id: string,
  kind: string | undefined,
): NotificationTarget | null {
  if (type === 'product') return productTarget(id, kind);
  if (type === 'staff_user') return { page: '/users', search: { id } };
  const recordKind = recordKindOf(type, kind);
  const page = recordKind && recordPage({ kind: recordKind, id, order_no: null });
  return page ? { page: page.path, search: page.search } : null;
}

type ListPage = {
  page: string;
  by?: (record: string) => Record<string, string | undefined>;
  [filter: string]: unknown;
};

const byName = (q: string) => ({ q });
const byPair = (record: string) => {
  const [primary, secondary] = record.split('/');
  return { primary, secondary };
};

const listPages: Readonly<Record<string, ListPage>> = {
  crypto_address: { page: '/crypto_address' },
  message: { page: '/message' },
  support_channel: { page: '/service' },
  ip_rule: { page: '/config/ip_access' },
  exchange: { page: '/config/exchange_config', view: 'market' },
  service_account: { page: '/config/permission', view: 'service-accounts' },
  bank_line: { page: '/funds/reconciliation', state: 'all' },
  currency_pair: { page: '/config/currency_pair', by: byPair },
  // An older one of the pair is replaced by now.
  rate: { page: '/config/exchange_config', by: byPair, status: 'all', size: 100 },
};

function productTarget(id: string, named: string | undefined): NotificationTarget | null {
  const kind = productKinds.find((one) => one === named);
  return kind ? { page: `/trades/${kind}`, search: { id } } : null;
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

const urgent: readonly Schemas.NotificationKind[] = [
  'proposal_rejected',
  'work_assigned',
  'new_device',
  'sign_in_changed',
  'mentioned',
];

export async function showUrgent(arrived: readonly Notification[]): Promise<void> {
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
