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

/** Represents every action that this version does not know. No grant can name it. */
const unknownBit = 1 << 12;

/** Bits of a wildcard, including unknown actions. */
const everyBit = (unknownBit << 1) - 1;

/** Bit of an action. A switch over literals compares addresses; a Map would hash, at half the cost of a check. */
export function bitOf(action: Action): number {
  switch (action) {
    case 'create':
      return 1 << 0;
    case 'read':
      return 1 << 1;
    case 'update':
      return 1 << 2;
    case 'delete':
      return 1 << 3;
    case 'approve':
      return 1 << 4;
    case 'export':
      return 1 << 5;
    case 'assign':
      return 1 << 6;
    case 'settle':
      return 1 << 7;
    case 'reset':
      return 1 << 8;
    case 'robot':
      return 1 << 9;
    case 'fund':
      return 1 << 10;
    case 'config':
      return 1 << 11;
    default:
      // A new action does not compile until it has a bit above.
      action satisfies never;
      return unknownBit;
  }
}

/** The bits of all that a grant allows on its resource. */
export function bitsOf(granted: readonly (Action | Wildcard)[]): number {
  let bits = 0;
  for (const action of granted) {
    if (action === wildcard) return everyBit;
    // An unknown action in a grant allows nothing, and least of all every other unknown one.
    bits |= bitOf(action) & ~unknownBit;
  }
  return bits;
}
