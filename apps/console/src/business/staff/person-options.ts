import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { clientKey } from '#/business/client/client-query.ts';
import {
  type ComboboxOption,
  type ComboboxSource,
  matching,
} from '#/ui/form/combobox/combobox-options.ts';
import { staffKey } from './agents-query.ts';

export function clientOption({
  id,
  full_name,
  username,
  accounts,
}: Schemas.Client): ComboboxOption {
  const numbers = accounts.map(({ acc_no: number }) => number);
  return { value: id, label: full_name, detail: [username, ...numbers].join(' · ') };
}

export function clientSearch(sdk: Sdk): ComboboxSource {
  return (labels) =>
    labels === ''
      ? null
      : {
          queryKey: [...clientKey, 'options', labels],
          queryFn: async ({ signal }) => {
            const params = { query: { username: labels } };
            const found = await sdk.GET('/client/admin/v1/username', { params, signal });
            return unwrap(found).list.map(clientOption);
          },
        };
}

export function agentSearch(sdk: Sdk): ComboboxSource {
  return (labels) => ({
    queryKey: [...staffKey, 'options', labels],
    queryFn: async ({ signal }) => {
      const { list } = unwrap(await sdk.GET('/user/v1/trading_list', { signal }));
      const options = list.map(({ id, name, username, superman, spelled }) => ({
        value: id,
        label: name,
        detail: [username, superman].filter(Boolean).join(' · '),
        terms: spelled,
      }));
      return matching(options, labels);
    },
  });
}

export function staffSearch(sdk: Sdk): ComboboxSource {
  return (labels) => ({
    queryKey: ['staff', 'options', labels],
    queryFn: async ({ signal }) => {
      const params = { query: { ...(labels !== '' && { q: labels }), size: 20 } };
      const { list } = unwrap(await sdk.GET('/user/v1/list', { params, signal }));
      return list.map(({ id, name, username }) => ({ value: id, label: name, detail: username }));
    },
  });
}
