import {
  type MessageAction,
  type MessageState,
  messageStates,
  statesAfter,
} from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

export type { MessageAction } from '@brokerdesk/machines/records';

export function nextStatus(
  from: Schemas.MessageStatus,
  action: MessageAction,
): MessageState | undefined {
  return statesAfter(messageStates, from, action)[0];
}

export const messageStatusName = (status: Schemas.MessageStatus, language: Language) =>
  codeLabel('message', 'status', status, language);
