import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { clientKey } from './client-query.ts';

/** The tags of a client; null if it has none. */
export function ClientTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <span className="inline-flex max-w-72 flex-wrap gap-1 align-middle max-md:max-w-full">
      {tags.map((tag) => (
        <span key={tag} className="max-w-full truncate rounded-sm bg-selected px-1.5 text-xs/5">
          {tag}
        </span>
      ))}
    </span>
  );
}

/** The tags of the clients in the user's scope, those of most clients first. */
export function tagsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: [...clientKey, 'tags'],
    queryFn: async ({ signal }) => unwrap(await sdk.GET('/client/admin/v1/tags', { signal })).list,
  });
}
