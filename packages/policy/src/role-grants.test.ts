import { describe, expect, test } from 'vitest';
import {
  type Action,
  actions,
  can,
  chainOf,
  compilePermissions,
  type Resource,
  type Role,
  resources,
  rolePermissions,
  roles,
} from './index.ts';

const table = `
  resource       | god | angel | superman    | hero
  dashboard      | all | all   | read        | read
  stat           | all | all   | -           | -
  teamstat       | all | all   | all         | -
  kyc            | all | all   | all         | all
  client         | all | all   | read update | read update robot
  approval       | all | read update | read update | read update
  funds          | all | all   | -           | -
  deposit        | all | all   | read        | read
  withdrawal     | all | all   | read        | read
  loan           | all | all   | read        | read
  compensation   | all | all   | read        | read
  trades         | all | all   | -           | -
  fo             | all | all   | -           | -
  block          | all | all   | -           | -
  ipo            | all | all   | -           | -
  daily          | all | all   | -           | -
  ai             | all | all   | -           | -
  fund           | all | all   | -           | -
  quant          | all | all   | -           | -
  saving         | all | all   | -           | -
  trx            | all | all   | all         | all
  stock_trx      | all | all   | all         | all
  block_trx      | all | all   | all         | all
  ipo_trx        | all | all   | all         | all
  daily_trx      | all | all   | all         | all
  sub_trx        | all | all   | all         | all
  ai_trx         | all | all   | all         | all
  fund_trx       | all | all   | all         | all
  quant_trx      | all | all   | all         | all
  allocation     | all | all   | all         | all
  users          | all | all   | all         | -
  message        | all | all   | create read | read
  service        | all | all   | all         | -
  cryptoAddress  | all | all   | -           | -
  emergency      | all | -     | -           | -
  dataException  | all | -     | -           | -
  config         | all | -     | -           | -
  settings       | all | -     | -           | -
  permission     | all | -     | -           | -
  ipAccess       | all | -     | -           | -
  tradeConfig    | all | -     | -           | -
  exchangeConfig | all | -     | -           | -
  currencyPair   | all | -     | -           | -
`;

const everyAction =
  'create read update delete approve export assign settle reset robot fund config'.split(' ');

/** Asked alone, without the parent, these are refused: the grant is on the parent. */
const onlyThroughParent: Record<Role, string> = {
  god: '',
  angel: `teamstat deposit withdrawal loan compensation
    fo block ipo daily ai fund quant saving
    stock_trx block_trx ipo_trx daily_trx sub_trx ai_trx fund_trx quant_trx allocation`,
  superman: 'stock_trx block_trx ipo_trx daily_trx sub_trx ai_trx fund_trx quant_trx allocation',
  hero: 'stock_trx block_trx ipo_trx daily_trx sub_trx ai_trx fund_trx quant_trx allocation',
};

const [header = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

function expectedActions(role: Role, resource: string): string[] {
  const cell = rows.find((row) => row[0] === resource)?.[header.indexOf(role)] ?? 'missing';
  if (cell === 'all') return everyAction;
  return cell === '-' ? [] : cell.split(' ');
}

function allowedActions(role: Role, ref: Resource | readonly Resource[]): Action[] {
  const permissions = compilePermissions(rolePermissions(role));
  return actions.filter((action) => can(permissions, action, ref));
}

// @rule permissions: The resources and the twelve actions are fixed
// @in ./resources.ts
test('the hand-written table speaks of every resource, every action and every role', () => {
  expect(rows.map((row) => row[0])).toEqual([...resources]);
  expect(everyAction).toEqual([...actions]);
  expect(header.slice(1)).toEqual([...roles]);
});

describe.each(roles)('%s', (role) => {
  // @rule permissions: god may do everything; angel, superman and hero follow the role table
  test.each(resources)('may do to %s, its parent included, what the table says', (resource) => {
    expect(allowedActions(role, chainOf(resource))).toEqual(expectedActions(role, resource));
  });

  test.each(resources)('may do to %s alone only what is granted on itself', (resource) => {
    const fromParent = onlyThroughParent[role].split(/\s+/).includes(resource);
    const expected = fromParent ? [] : expectedActions(role, resource);
    expect(allowedActions(role, resource)).toEqual(expected);
  });

  // @rule permissions: A permission payload is validated; an unknown name gives no right
  // @in ./parse-permissions.ts
  test('has a payload that is sent as it is, with the user id added', () => {
    const payload = { userId: 'u1', ...rolePermissions(role) };
    expect(payload).toMatchObject({ userId: 'u1', roles: [role], version: 2 });
    expect(Object.keys(payload)).toEqual(['userId', 'roles', 'grants', 'flags', 'version']);
  });
});

test('the shared payload of a role cannot be changed by callers', () => {
  const payload = rolePermissions('hero');
  const { grants } = payload;
  expect(Object.isFrozen(payload) && Object.isFrozen(payload.roles)).toBe(true);
  expect(Object.isFrozen(grants)).toBe(true);
  expect(grants.every((g) => Object.isFrozen(g) && Object.isFrozen(g.actions))).toBe(true);
});
