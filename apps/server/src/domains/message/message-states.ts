import type { Schemas } from '@brokerdesk/sdk';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

export type MessageAction = 'recall' | 'delete';

/** Every change of state that there is. What clients may still see is recalled before it is deleted. */
export const messageStates: Readonly<
  Record<
    Schemas.MessageStatus,
    Readonly<Partial<Record<MessageAction, Schemas.MessageStatus | 'deleted'>>>
  >
> = {
  scheduled: { recall: 'recalled' },
  sent: { recall: 'recalled' },
  recalled: { delete: 'deleted' },
};

/** The state that the action leads to; undefined where it is not possible. */
export function nextStatus(
  from: Schemas.MessageStatus,
  action: MessageAction,
): Schemas.MessageStatus | 'deleted' | undefined {
  return messageStates[from][action];
}

export const messageStatusNames: Record<Schemas.MessageStatus, Record<Language, string>> = {
  scheduled: { 'zh-CN': '待发送', 'en-US': 'Scheduled' },
  sent: { 'zh-CN': '已发送', 'en-US': 'Sent' },
  recalled: { 'zh-CN': '已撤回', 'en-US': 'Recalled' },
};

export function messageStatusName(status: Schemas.MessageStatus, language: Language): string {
  return messageStatusNames[status][language];
}

export const audiences: Record<Schemas.MessageAudience, Record<Language, string>> = {
  client: { 'zh-CN': '单个客户', 'en-US': 'One client' },
  agent: { 'zh-CN': '业务员名下', 'en-US': 'Clients of a salesman' },
  all: { 'zh-CN': '全部客户', 'en-US': 'All clients' },
};

export function audienceName(audience: Schemas.MessageAudience, language: Language): string {
  return audiences[audience][language];
}
