import { type Sdk, unwrap } from '@brokerdesk/sdk';
import {
  type ComboboxOption,
  type ComboboxSource,
  matching,
} from '#/ui/form/combobox/combobox-options.ts';
import { clientKey } from './client-query.ts';

/** The most tags that a client has. */
export const tagsMax = 10;
const charactersMax = 30;

const keyOf = (name: string) => name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** A tag as an option: one that is typed in another case is the same one. */
export const tagOption = (name: string, detail?: string): ComboboxOption => ({
  // Part of the id of an element, which has no spaces.
  value: encodeURIComponent(keyOf(name)),
  label: name,
  ...(detail !== undefined && { detail }),
});

/** The tags in use that have what is typed, and last a new one of that name. */
export function tagSearch(sdk: Sdk, labelOfNew: string): ComboboxSource {
  return (typed) => ({
    queryKey: [...clientKey, 'tags', 'options', typed],
    queryFn: async ({ signal }) => {
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
