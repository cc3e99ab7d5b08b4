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

export type Action = (typeof actions)[number];

/** In a grant: every action, or every resource, those invented later included. */
export const wildcard = '*';

export type Wildcard = typeof wildcard;

const known: ReadonlySet<unknown> = new Set(actions);

/** The wildcard is not an action. */
export function isAction(value: unknown): value is Action {
  return known.has(value);
}

/** Represents every action that this version does not know. No grant can name it. */
const unknownBit = 1 << 12;

const everyBit = (unknownBit << 1) - 1;

/** A switch over literals compares addresses; a Map would hash, at half the cost of a check. */
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

export function bitsOf(granted: readonly (Action | Wildcard)[]): number {
  let bits = 0;
  for (const action of granted) {
    if (action === wildcard) return everyBit;
    // An unknown action in a grant allows nothing, and least of all every other unknown one.
    bits |= bitOf(action) & ~unknownBit;
  }
  return bits;
}
