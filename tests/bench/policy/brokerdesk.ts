import { can, compilePermissions, rolePermissions } from '@brokerdesk/policy';
import { contender } from './contender.ts';

export const brokerdesk = contender(
  '@brokerdesk/policy',
  (_, role) => compilePermissions(rolePermissions(role)),
  (posed) => () => {
    let allowed = 0;
    for (const { rights, action, ref } of posed) if (can(rights, action, ref)) allowed++;
    return allowed;
  },
);
