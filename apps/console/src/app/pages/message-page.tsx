import { messageList } from '#/features/messages/api/list-messages.ts';
import { MessageList } from '#/features/messages/message-list.tsx';
import { readMessageSearch } from '#/features/messages/message-search.ts';
import { useListAddress } from '#/shared/filter/use-list-address.ts';
import { ListPage } from './list-page.tsx';
import type { PageFile } from './page-file.ts';

export const ahead: PageFile['ahead'] = ({ queries, sdk, timeZone, search }) =>
  queries.prefetchQuery(messageList.query(sdk, readMessageSearch(search), timeZone));

export function Page() {
  const [search, change] = useListAddress(readMessageSearch);
  return (
    <ListPage name="message">
      <MessageList search={search} onSearchChange={change} />
    </ListPage>
  );
}
