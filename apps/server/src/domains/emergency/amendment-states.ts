import type { Schemas } from '@brokerdesk/sdk';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import type { StateTable } from '../../platform/state-table.ts';

export type AmendmentAction = 'approve' | 'reject';

/** Every change of state that there is. Applied and rejected are ends. */
export const amendmentStates: StateTable<Schemas.AmendmentStatus, AmendmentAction> = {
  pending: { approve: 'applied', reject: 'rejected' },
  applied: {},
  rejected: {},
};

/** The state that the action leads to; undefined where it is not possible. */
export function nextStatus(
  from: Schemas.AmendmentStatus,
  action: AmendmentAction,
): Schemas.AmendmentStatus | undefined {
  return amendmentStates[from][action];
}

const names: Record<Schemas.AmendmentStatus, Record<Language, string>> = {
  pending: { 'zh-CN': '待审核', 'en-US': 'Pending' },
  applied: { 'zh-CN': '已执行', 'en-US': 'Applied' },
  rejected: { 'zh-CN': '已驳回', 'en-US': 'Rejected' },
};

export function amendmentStatusName(status: Schemas.AmendmentStatus, language: Language): string {
  return names[status][language];
}
