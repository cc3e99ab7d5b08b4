import type { Schemas } from '@brokerdesk/sdk';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

const names: Record<Schemas.SwitchStatus, Record<Language, string>> = {
  enabled: { 'zh-CN': '已启用', 'en-US': 'Enabled' },
  disabled: { 'zh-CN': '已停用', 'en-US': 'Disabled' },
};

export function switchName(status: Schemas.SwitchStatus, language: Language): string {
  return names[status][language];
}
