import { createMongoAbility, type MongoAbility } from '@casl/ability';
import { contender } from './contender.ts';

const isAllowed = (ability: MongoAbility, action: string, ref: string | readonly string[]) =>
  typeof ref === 'string'
    ? ability.can(action, ref)
    : ref.some((resource) => ability.can(action, resource));

export const casl = contender(
  '@casl/ability',
  (grants) =>
    createMongoAbility(
      grants.map(({ resource, actions }) => ({
        subject: resource === '*' ? 'all' : resource,
        action: actions.map((action) => (action === '*' ? 'manage' : action)),
      })),
    ),
  (posed) => () => {
    let allowed = 0;
    for (const { rights, action, ref } of posed) if (isAllowed(rights, action, ref)) allowed++;
    return allowed;
  },
);
