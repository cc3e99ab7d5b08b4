import type { Schemas } from '@brokerdesk/sdk';
import { defineList } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';

export const channelKinds = [
  'whatsapp',
  'telegram',
  'line',
  'url',
] as const satisfies readonly Schemas.SupportChannelKind[];

export const channelLanguages = [
  'zh-CN',
  'en-US',
] as const satisfies readonly Schemas.SupportLanguage[];

export const list = defineList({
  name: 'service',
  namespaces: ['service', 'record'],
  path: '/service/admin/v1/list',
  file: { path: '/service/admin/v1/export', what: 'support-channels' },
  topics: ['support_channel'],
  sort: ['weight', 'created_at', 'name'],
  defaultSort: '-weight',
  filters: {
    q: filter.text(),
    kind: filter.choice(channelKinds),
    language: filter.choice(channelLanguages),
    status: filter.choice(['enabled', 'disabled']),
  },
});
