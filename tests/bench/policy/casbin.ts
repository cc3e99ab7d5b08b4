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
const isAllowed = (enforcer: Enforcer, action: string, ref: string | readonly string[]) =>
  typeof ref === 'string'
    ? enforcer.enforceSync(ref, action)
    : ref.some((resource) => enforcer.enforceSync(resource, action));

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
    for (const { rights, action, ref } of posed) if (isAllowed(rights, action, ref)) allowed++;
    return allowed;
  },
);
