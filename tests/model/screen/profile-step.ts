import type { Sentence } from '../paths/model.ts';
import { type AnyStep, isLate, type ModelPath } from '../paths/path.ts';

const profilePath = '/auth/admin/v1/userinfo';
const statesWithProfile = ['checking_profile', 'checking_start', 'reloading_profile'];

export function profileStep(path: ModelPath) {
  let expected = false;
  return {
    begin(index: number) {
      const { from = '', to = '' } = path.steps[index] ?? {};
      expected = statesWithProfile.some((state) => state === from || state === to);
    },
    heldCall: (pathname: string) => (expected && pathname === profilePath ? 'reloadProfile' : null),
  };
}

export function refuseUnseen(step: AnyStep): Sentence | null {
  return !isLate(step) && step.event.kind === 'sent' && step.from === 'signing_out'
    ? { en: 'the page has left for the login already', zh: '页面已经转到登录页' }
    : null;
}
