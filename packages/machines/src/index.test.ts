import { expect, test } from 'vitest';
import * as machines from './index.ts';

test('the package exports these values and no others', () => {
  expect(Object.keys(machines).sort()).toMatchInlineSnapshot(`
    [
      "UnprovidedError",
      "authError",
      "authMachine",
      "authStatus",
      "isBootstrapped",
      "isBusy",
      "navigationGuardMachine",
      "sessionProfile",
      "sessionTokens",
      "unprovided",
    ]
  `);
});
