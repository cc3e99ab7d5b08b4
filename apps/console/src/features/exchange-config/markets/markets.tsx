import type { Schemas } from '@brokerdesk/sdk';
import type { ListColumn } from '#/business/list/columns.tsx';
import * as column from '#/business/list/columns.tsx';
import { DefinedList } from '#/business/list/defined-list.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { createButton } from '#/ui/controls/create-button.tsx';
import { SwitchStatus } from '#/ui/controls/status-badge.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { nextHoliday, writtenHours } from './market-days.ts';
import { list } from './market-list.ts';

const MarketForm = lazyOverlay(
  async () => (await import('./market-form.tsx')).MarketForm,
  ['form'],
);

const CreateMarketButton = createButton({
  useLabel: () => useTranslation('market').t('create.button'),
  form: (onClose) => <MarketForm market={null} onClose={onClose} />,
});

const MarketDrawer = lazyOverlay(
  async () => (await import('./market-drawer.tsx')).MarketDrawer,
  ['form', 'history'],
);

const columns: readonly ListColumn<Schemas.Exchange, readonly ['market', 'record']>[] = [
  column.plain('code'),
  { id: 'name', cell: (row, { locale }) => (locale === 'zh-CN' ? row.name_zh : row.name_en) },
  column.plain('currency'),
  column.plain('timezone'),
  { id: 'hours', cell: (row) => writtenHours(row.hours) },
  {
    id: 'next_holiday',
    cell: (row) => {
      const next = nextHoliday(row, new Date());
      return next && `${next.date} ${next.name}`;
    },
  },
  { id: 'status', cell: (row) => <SwitchStatus status={row.status} /> },
];

export function Markets() {
  return (
    <DefinedList list={list} create={CreateMarketButton} drawer={MarketDrawer} columns={columns} />
  );
}
