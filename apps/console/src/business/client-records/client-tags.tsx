import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import type { ComboboxOption, ComboboxSource } from '#/ui/form/combobox/combobox-options.ts';
import { clientKey } from '../client/client-query.ts';

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

export function tagsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: [...clientKey, 'tags'],
    queryFn: async ({ signal }) => unwrap(await sdk.GET('/client/admin/v1/tags', { signal })).list,
  });
}

export const tagsMax = 10;
const charactersMax = 30;

const keyOf = (name: string) => name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

export const tagOption = (name: string, detail?: string): ComboboxOption => ({
  // Part of the id of an element, which has no spaces.
  value: encodeURIComponent(keyOf(name)),
  label: name,
  ...(detail !== undefined && { detail }),
});

export function tagSearch(sdk: Sdk, labelOfNew: string): ComboboxSource {
  return (typed) => ({
    queryKey: [...clientKey, 'tags', 'options', typed],
    queryFn: async ({ signal }) => {
      const { matching } = await import('#/ui/form/combobox/combobox-options.ts');
      const { list } = unwrap(await sdk.GET('/client/admin/v1/tags', { signal }));
      const found = matching(
        list.map(({ name, count }) => tagOption(name, String(count))),
        typed,
      );
      const isNew = typed !== '' && !list.some(({ name }) => keyOf(name) === keyOf(typed));
      return isNew && [...typed].length <= charactersMax
        ? [...found, tagOption(typed, labelOfNew)]
        : found;
    },
  });
}
