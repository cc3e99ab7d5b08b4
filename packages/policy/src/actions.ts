/** The twelve things that can be done to a resource. Specification: section 3. */
export const actions = [
  'create',
  'read',
  'update',
  'delete',
  'approve',
  'export',
  'assign',
  'settle',
  'reset',
  'robot',
  'fund',
  'config',
] as const;

/** One action on a resource. */
export type Action = (typeof actions)[number];

/** In a grant: every action, or every resource, those invented later included. */
export const wildcard = '*';

/** The type of {@link wildcard}. */
export type Wildcard = typeof wildcard;

const known: ReadonlySet<unknown> = new Set(actions);

/** True when the value is one of the twelve actions. The wildcard is not an action. */
export function isAction(value: unknown): value is Action {
  return known.has(value);
}
