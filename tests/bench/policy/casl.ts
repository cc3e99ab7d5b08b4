import { createMongoAbility, type MongoAbility } from '@casl/ability';
import { contender } from './contender.ts';

const isAllowed = (ability: MongoAbility, action: string, resources: string | readonly string[]) =>
  typeof resources === 'string'
    ? ability.can(action, resources)
    : resources.some((resource) => ability.can(action, resource));

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
    for (const { rights, action, resources } of posed)
      if (isAllowed(rights, action, resources)) allowed++;
    return allowed;
  },
);
