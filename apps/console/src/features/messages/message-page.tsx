import { useListAddress } from '#/shared/filter/use-list-address.ts';
import { ListPage } from '#/shared/page/list-page.tsx';
import type { PageFile } from '#/shared/page/page-file.ts';
import { messageList } from './api/list-messages.ts';
import { MessageList } from './message-list.tsx';
import { readMessageSearch } from './message-search.ts';

export const ahead: PageFile['ahead'] = messageList.ahead;

export function Page() {
  const [search, change] = useListAddress(readMessageSearch);
  return (
    <ListPage name="message">
      <MessageList search={search} onSearchChange={change} />
    </ListPage>
  );
}
