import { actions, resources } from '@brokerdesk/policy';
import { AccessControl } from 'accesscontrol';
import { contender } from './contender.ts';

const role = 'person';

const isAllowed = (rights: AccessControl, action: string, ref: string | readonly string[]) =>
  typeof ref === 'string'
    ? rights.can(role).do(action, ref).granted
    : ref.some((resource) => rights.can(role).do(action, resource).granted);

export const accesscontrol = contender(
  'accesscontrol',
  (grants) => {
    const rights = new AccessControl();
    // It has no wildcards: all that they cover is written out.
    for (const grant of grants) {
      const resource = grant.resource === '*' ? [...resources] : grant.resource;
      const granted = grant.actions.includes('*') ? actions : grant.actions;
      for (const action of granted) rights.grant(role).action(action, resource);
    }
    return rights;
  },
  (posed) => () => {
    let allowed = 0;
    for (const { rights, action, ref } of posed) if (isAllowed(rights, action, ref)) allowed++;
    return allowed;
  },
);
