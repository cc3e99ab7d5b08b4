import type { Grant } from '@brokerdesk/policy';
import { contender } from './contender.ts';

/*
 * The limit: what one would write by hand, with nothing but the platform, for the same rules. It has
 * the two wildcards, the chain and the empty resource and action, asks what is most often granted
 * first, stops at the first yes, and allocates nothing. It knows none of the names, and could be
 * given any.
 */
type Rights = ReadonlyMap<string, ReadonlySet<string>>;

function rightsOf(grants: readonly Grant[]): Rights {
  const rights = new Map<string, Set<string>>();
  for (const { resource, actions } of grants) {
    const granted = rights.get(resource) ?? new Set();
    for (const action of actions) granted.add(action);
    rights.set(resource, granted);
  }
  return rights;
}

function isGrantedOn(rights: Rights, action: string, resource: string): boolean {
  const granted = rights.get(resource);
  return granted !== undefined && (granted.has(action) || granted.has('*'));
}

function isAllowed(rights: Rights, action: string, ref: string | readonly string[]): boolean {
  if (action === '' || ref.length === 0) return true;
  if (typeof ref === 'string') {
    if (isGrantedOn(rights, action, ref)) return true;
  } else {
    for (const resource of ref) if (isGrantedOn(rights, action, resource)) return true;
  }
  return isGrantedOn(rights, action, '*');
}

export const mapOfSets = contender('plain Map of Sets', rightsOf, (posed) => () => {
  let allowed = 0;
  for (const { rights, action, ref } of posed) if (isAllowed(rights, action, ref)) allowed++;
  return allowed;
});
