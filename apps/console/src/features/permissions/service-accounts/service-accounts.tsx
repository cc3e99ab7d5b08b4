import type { Schemas } from '@brokerdesk/sdk';
import { waitingAbove } from '#/business/decision/two-people/waiting-proposals.tsx';
import type { ListColumn } from '#/business/list/columns.tsx';
import * as column from '#/business/list/columns.tsx';
import { DefinedList } from '#/business/list/defined-list.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Clipped } from '#/ui/controls/clipped.tsx';
import { createButton } from '#/ui/controls/create-button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { Ago } from '#/ui/time/ago.tsx';
import { AccountStatus } from './account-status.tsx';
import { list } from './service-account-list.ts';

const AccountForm = lazyOverlay(
  async () => (await import('./account-form.tsx')).AccountForm,
  ['form'],
);

const CreateAccountButton = createButton({
  useLabel: () => useTranslation('service-account').t('create.button'),
  form: (onClose) => <AccountForm account={null} onClose={onClose} />,
});

const AccountDrawer = lazyOverlay(
  async () => (await import('./account-drawer.tsx')).AccountDrawer,
  ['form', 'history'],
);

const WaitingAccounts = waitingAbove(list);

const columns: readonly ListColumn<
  Schemas.ServiceAccount,
  readonly ['service-account', 'record']
>[] = [
  column.plain('name'),
  { id: 'purpose', cell: (row) => <Clipped>{row.purpose}</Clipped> },
  { id: 'status', cell: (row) => <AccountStatus account={row} /> },
  {
    id: 'row_scope',
    cell: (row, { t }) => row.owner?.name ?? t(`service-account:rows.${row.row_scope}`),
  },
  { id: 'scopes', align: 'end', cell: (row) => row.scopes.length },
  {
    id: 'last_used_at',
    cell: (row, { label }) =>
      row.last_used_at === null ? label('neverUsed') : <Ago at={row.last_used_at} />,
  },
  column.time('expires_at'),
  column.person('created_by', { inCards: false }),
  column.time('created_at', { inCards: false }),
];

export function ServiceAccounts() {
  return (
    <DefinedList
      list={list}
      above={WaitingAccounts}
      create={CreateAccountButton}
      drawer={AccountDrawer}
      columns={columns}
    />
  );
}
