import { MessageList } from '#/features/messages/message-list.tsx';
import { readMessageSearch } from '#/features/messages/message-search.ts';
import { useListAddress } from '#/shared/filter/use-list-address.ts';
import { ListPage } from './list-page.tsx';

export function Page() {
  const [search, change] = useListAddress(readMessageSearch);
  return (
    <ListPage name="message">
      <MessageList search={search} onSearchChange={change} />
    </ListPage>
  );
}
