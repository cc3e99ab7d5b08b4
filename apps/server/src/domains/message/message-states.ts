import {
  type MessageAction,
  type MessageState,
  messageStates,
  statesAfter,
} from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

export type { MessageAction } from '@brokerdesk/machines/records';

/** The state that the action leads to; undefined if it is not possible. */
export function nextStatus(
  from: Schemas.MessageStatus,
  action: MessageAction,
): MessageState | undefined {
  return statesAfter(messageStates, from, action)[0];
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
