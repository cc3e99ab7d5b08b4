import { type AmendmentAction, amendmentStates, statesAfter } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

export type { AmendmentAction } from '@brokerdesk/machines/records';

/** The state that the action leads to; undefined where it is not possible. */
export function nextStatus(
  from: Schemas.AmendmentStatus,
  action: AmendmentAction,
): Schemas.AmendmentStatus | undefined {
  return statesAfter(amendmentStates, from, action)[0];
}

const names: Record<Schemas.AmendmentStatus, Record<Language, string>> = {
  pending: { 'zh-CN': '待审核', 'en-US': 'Pending' },
  applied: { 'zh-CN': '已执行', 'en-US': 'Applied' },
  rejected: { 'zh-CN': '已驳回', 'en-US': 'Rejected' },
};

export function amendmentStatusName(status: Schemas.AmendmentStatus, language: Language): string {
  return names[status][language];
}
