import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';
import { audiences } from './message-list.ts';

const messageKey = ['message'] as const;

export type Audience = Pick<
  Schemas.MessageCreate,
  'audience' | 'client_id' | 'agent_id' | 'client_ids'
>;

/** The contract's limit for one message. */
export const selectedMax = 500;
/** As many ids fit into one address. */
const idsMax = 200;

type Languages = Schemas.MessageRecipients['languages'];

export function addLanguages(some: Languages, more: Languages): Languages {
  const counts = new Map(some.map(({ language, count }) => [language, count]));
  for (const { language, count } of more) {
    counts.set(language, (counts.get(language) ?? 0) + count);
  }
  return [...counts].map(([language, count]) => ({ language, count }));
}

export const recipientsQuery = (
  sdk: Sdk,
  { audience, client_id, agent_id, client_ids = [] }: Audience,
) => ({
  queryKey: [...messageKey, 'recipients', audience, client_id ?? agent_id ?? null, client_ids],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const count = async (ids: readonly string[]) =>
      unwrap(
        await sdk.GET('/message/admin/v1/recipients', {
          params: {
            query: {
              audience,
              ...(client_id != null && { client_id }),
              ...(agent_id != null && { agent_id }),
              ...(ids.length > 0 && { ids: ids.join(',') }),
            },
          },
          signal,
        }),
      );
    const counted = await count(client_ids.slice(0, idsMax));
    let { total, languages } = counted;
    for (let first = idsMax; first < client_ids.length; first += idsMax) {
      const more = await count(client_ids.slice(first, first + idsMax));
      total += more.total;
      languages = addLanguages(languages, more.languages);
    }
    return {
      ...counted,
      total,
      languages,
      two_people: counted.written_alone + total > counted.alone_max,
    };
  },
  // A count of just now: what others send counts too.
  staleTime: 0,
});

export type MessageDraft = {
  audience: string;
  client: ComboboxOption | null;
  agent: ComboboxOption | null;
  title_zh: string;
  title_en: string;
  body_zh: string;
  body_en: string;
  /** Empty means now. */
  send_at: string;
};

export const chosenAudiences = ['client', 'agent', 'all'] as const;

/** Nothing is guessed about who gets it. */
export const blankMessage: MessageDraft = {
  audience: '',
  client: null,
  agent: null,
  title_zh: '',
  title_en: '',
  body_zh: '',
  body_en: '',
  send_at: '',
};

export function messageTo({ id, full_name: label }: Schemas.Client): MessageDraft {
  return { ...blankMessage, audience: 'client', client: { value: id, label } };
}

/** Null if it is not chosen yet. */
export function audienceOf(
  { audience: chosen, client, agent }: Pick<MessageDraft, 'audience' | 'client' | 'agent'>,
  selected: readonly string[] = [],
): Audience | null {
  const audience = audiences.find((known) => known === chosen);
  if (audience === undefined) return null;
  return {
    audience,
    ...(audience === 'client' && { client_id: client?.value ?? null }),
    ...(audience === 'agent' && { agent_id: agent?.value ?? null }),
    ...(audience === 'selected' && { client_ids: [...selected] }),
  };
}

/** Null if the draft has no audience of the contract. */
export function toMessageCreate(
  draft: MessageDraft,
  selected: readonly string[] = [],
): Schemas.MessageCreate | null {
  const to = audienceOf(draft, selected);
  if (to === null) return null;
  return {
    ...to,
    title_zh: draft.title_zh.trim(),
    title_en: draft.title_en.trim(),
    body_zh: draft.body_zh.trim(),
    body_en: draft.body_en.trim(),
    ...(draft.send_at !== '' && { send_at: draft.send_at }),
  };
}
