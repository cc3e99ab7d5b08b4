import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { recordWrite } from '#/business/record/record-write.ts';
import { type Creation, saveWrite } from '#/business/record/save-write.ts';

type ChannelDraft = {
  kind: Schemas.SupportChannelKind | '';
  name: string;
  value: string;
  hours: string;
  language: Schemas.SupportLanguage | '';
  weight: string;
};

export const toChannelDraft = (channel: Schemas.SupportChannel | null): ChannelDraft => ({
  kind: channel?.kind ?? '',
  name: channel?.name ?? '',
  value: channel?.value ?? '',
  hours: channel?.hours ?? '',
  language: channel?.language ?? '',
  weight: channel === null ? '100' : `${channel.weight}`,
});

/** Null as long as a choice is missing. */
export const toChannel = ({ kind, language, ...draft }: ChannelDraft) =>
  kind === '' || language === ''
    ? null
    : {
        kind,
        language,
        name: draft.name.trim(),
        value: draft.value.trim(),
        hours: draft.hours.trim(),
        weight: Number(draft.weight),
      };

type Seen = Pick<Schemas.SupportChannel, 'id' | 'version'>;

export const saveChannel = saveWrite({
  create: async (sdk, request: Creation<Schemas.SupportChannelCreate>) =>
    unwrap(await sdk.POST('/service/admin/v1/create', request)),
  change: async (sdk, request) => unwrap(await sdk.PUT('/service/admin/v1/{id}', request)),
  topics: ['support_channel'],
});

export const switchChannel = recordWrite({
  write: async (sdk, { id, version, status }: Seen & { status: Schemas.SwitchStatus }) =>
    unwrap(
      await sdk.PUT('/service/admin/v1/status/{id}', {
        params: { path: { id } },
        body: { status, version },
      }),
    ),
  topics: ['support_channel', 'proposal'],
});

export const deleteChannel = recordWrite({
  write: async (sdk, { id, version }: Seen) =>
    unwrap(
      await sdk.DELETE('/service/admin/v1/{id}', { params: { path: { id }, query: { version } } }),
    ),
  topics: ['proposal'],
});
