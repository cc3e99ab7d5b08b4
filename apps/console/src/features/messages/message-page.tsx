import type { PageFile } from '#/boot/pages/page-file.ts';
import { useListAddress } from '#/kit/list/filter/use-list-address.ts';
import { ListPage } from '#/kit/list/list-page.tsx';
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
