import { type Enforcer, newEnforcer, newModelFromString } from 'casbin';
import { contender } from './contender.ts';

// The policies are those of one role, so that no request has to be matched against the others'.
const model = `
[request_definition]
r = obj, act
[policy_definition]
p = obj, act
[policy_effect]
e = some(where (p.eft == allow))
[matchers]
m = (r.obj == p.obj || p.obj == "*") && (r.act == p.act || p.act == "*")`;

// Without a promise for each answer, which is the fastest that it offers.
const isAllowed = (enforcer: Enforcer, action: string, resources: string | readonly string[]) =>
  typeof resources === 'string'
    ? enforcer.enforceSync(resources, action)
    : resources.some((resource) => enforcer.enforceSync(resource, action));

export const casbin = contender(
  'casbin',
  async (grants) => {
    const enforcer = await newEnforcer(newModelFromString(model));
    await enforcer.addPolicies(
      grants.flatMap(({ resource, actions }) => actions.map((action) => [resource, action])),
    );
    return enforcer;
  },
  (posed) => () => {
    let allowed = 0;
    for (const { rights, action, resources } of posed)
      if (isAllowed(rights, action, resources)) allowed++;
    return allowed;
  },
);
