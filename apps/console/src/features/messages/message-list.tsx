import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useSettings } from '#/boot/settings/settings-context.tsx';
import { isFiltered, withoutFilters } from '#/kit/list/filter/list-search.ts';
import { DataTable } from '#/kit/list/table/data-table.tsx';
import { ExportButton } from '#/kit/list/table/export-button.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { Permit } from '#/kit/permission/permit.tsx';
import { exportMessages } from './api/export-messages.ts';
import { messageList } from './api/list-messages.ts';
import { useMessageColumns } from './message-columns.tsx';
import { MessageFilters } from './message-filters.tsx';
import { type MessageSearch, readMessageSearch } from './message-search.ts';
import { SendButton } from './send/send-button.tsx';

/** Comes with the first message that is opened. */
const MessageDrawer = lazyOverlay(async () => (await import('./message-drawer.tsx')).MessageDrawer);

export type MessageListProps = {
  /** As the address has it. */
  search: MessageSearch;
  onSearchChange: (change: Partial<MessageSearch>) => void;
};

/** The messages to clients, and beside them the one that is open. */
export function MessageList({ search, onSearchChange }: MessageListProps) {
  const { t } = useTranslation('message');
  const sdk = useSdk();
  const { timezone } = useSettings();
  const query = useQuery(messageList.query(sdk, search, timezone));
  const columns = useMessageColumns();
  const filter = (change: Partial<MessageSearch>) => onSearchChange({ ...change, page: 1 });
  return (
    <>
      <DataTable
        id="message"
        label={t('table')}
        columns={columns}
        query={query}
        search={search}
        readSearch={readMessageSearch}
        onSearchChange={onSearchChange}
        openId={search.id}
        onOpen={(id) => onSearchChange({ id })}
        empty={{
          title: t('empty.title'),
          hint: t('empty.hint'),
          filtered: isFiltered(search),
          onClearFilters: () => filter(withoutFilters(search)),
        }}
        filters={<MessageFilters search={search} onChange={filter} />}
        actions={
          <>
            <Permit action="export">
              <ExportButton
                what="messages"
                onExport={() => exportMessages(sdk, search, timezone)}
              />
            </Permit>
            <Permit action="create">
              <SendButton />
            </Permit>
          </>
        }
      />
      {search.id !== undefined && (
        <MessageDrawer
          id={search.id}
          query={query}
          onClose={() => onSearchChange({ id: undefined })}
        />
      )}
    </>
  );
}
