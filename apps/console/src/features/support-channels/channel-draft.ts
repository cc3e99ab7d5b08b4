import type { Schemas } from '@brokerdesk/sdk';

/** A support channel as it is typed. */
export type ChannelDraft = {
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

/** Null as long as something has not been chosen, which the form reports at its field. */
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
