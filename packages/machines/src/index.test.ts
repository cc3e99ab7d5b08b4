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
      "mfaBindMachine",
      "mfaBindStatus",
      "mfaBinding",
      "mfaDisableMachine",
      "mfaDisableStatus",
      "mfaError",
      "mfaRecoveryCodes",
      "navigationGuardMachine",
      "refreshError",
      "refreshLeadMs",
      "refreshStatus",
      "sessionProfile",
      "sessionTokens",
      "tokenRefreshMachine",
      "unprovided",
    ]
  `);
});
