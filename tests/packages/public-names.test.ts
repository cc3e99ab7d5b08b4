import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, inject, test } from 'vitest';
import { publicNames } from './public-names.ts';
import { type Published, published } from './release.ts';

const outside = inject('outside');
const unpacked = (name: Published, file: string) =>
  join(outside, 'node_modules/@brokerdesk', name, file);
const namesOf = async (name: Published, part = 'index') =>
  publicNames(await readFile(unpacked(name, `dist/${part}.d.ts`), 'utf8'));
const parts: readonly [Published, string][] = [
  ['machines', 'records'],
  ['sdk', 'node'],
  ['sdk', 'testing'],
  ['sdk', 'tools'],
];

test('the public names of policy change on purpose only', async () => {
  expect(await namesOf('policy')).toMatchInlineSnapshot(`
    {
      "types": [
        "Action",
        "DecidingGrant",
        "Explanation",
        "FlagName",
        "Flags",
        "Grant",
        "IgnoredName",
        "MenuAudience",
        "MenuEntry",
        "MenuIcon",
        "MenuLeaf",
        "MenuMeta",
        "MenuName",
        "ParsedPermissions",
        "PermissionPayload",
        "PermissionProblem",
        "Permissions",
        "PermissionsDiff",
        "Resource",
        "ResourceRef",
        "RestrictedTenant",
        "RightsChange",
        "Role",
        "RowScope",
        "ServiceScope",
        "Wildcard",
      ],
      "values": [
        "actions",
        "can",
        "chainOf",
        "compilePermissions",
        "diffPermissions",
        "explain",
        "flagNames",
        "flagsOf",
        "grantsOfScopes",
        "isAction",
        "isFlagName",
        "isResource",
        "isRole",
        "isServiceScope",
        "isStale",
        "mayGiveScope",
        "menuFor",
        "menuTree",
        "parsePermissions",
        "parseRole",
        "permissionsRevalidateAfterMs",
        "resources",
        "roleChanged",
        "roleLabels",
        "rolePermissions",
        "roleTableVersion",
        "roles",
        "routesFor",
        "scopeOf",
        "serviceScopes",
        "wildcard",
      ],
    }
  `);
});

test('the public names of machines change on purpose only', async () => {
  expect(await namesOf('machines')).toMatchInlineSnapshot(`
    {
      "types": [
        "Acceptance",
        "AuthContext",
        "AuthError",
        "AuthErrorCode",
        "AuthEvent",
        "AuthSnapshot",
        "AuthStatus",
        "ClockReading",
        "Credentials",
        "LoginAnswer",
        "MfaBindContext",
        "MfaBindEvent",
        "MfaBindSnapshot",
        "MfaBindStatus",
        "MfaBinding",
        "MfaDisableContext",
        "MfaDisableEvent",
        "MfaDisableSnapshot",
        "MfaDisableStatus",
        "MfaError",
        "MfaErrorCode",
        "MfaProof",
        "NavigationDecision",
        "NavigationRequest",
        "PasskeyAssertion",
        "Profile",
        "ProfileAnswer",
        "SecondFactor",
        "Session",
        "SignedOutReason",
        "StoredPermissions",
        "TokenRefreshContext",
        "TokenRefreshError",
        "TokenRefreshErrorCode",
        "TokenRefreshEvent",
        "TokenRefreshSnapshot",
        "TokenRefreshStatus",
        "TokenTimes",
        "Tokens",
      ],
      "values": [
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
      ],
    }
  `);
});

test('the public names of sdk change on purpose only', async () => {
  expect(await namesOf('sdk')).toMatchInlineSnapshot(`
    {
      "types": [
        "AbortedFailure",
        "BackOff",
        "Call",
        "CallFailure",
        "CallOptions",
        "CallResult",
        "Clock",
        "CurrentOf",
        "DefaultCode",
        "Device",
        "DownloadOptions",
        "DownloadedFile",
        "EndedBy",
        "EndpointByMethod",
        "ErrorCode",
        "ErrorCodeOf",
        "EventTopic",
        "EventsOptions",
        "EventsStatus",
        "Fetch",
        "FilePath",
        "FileStream",
        "FollowTabsOptions",
        "FollowedTabs",
        "HookedCall",
        "ListItem",
        "ListPage",
        "ListPath",
        "ListQuery",
        "Locks",
        "MalformedFailure",
        "NetworkFailure",
        "PaginateOptions",
        "Paths",
        "ProblemFailure",
        "ProgramFailure",
        "Result",
        "RetryOptions",
        "Schemas",
        "Sdk",
        "SdkCode",
        "SdkFailure",
        "SdkHooks",
        "SdkOptions",
        "SdkProblem",
        "SdkRequest",
        "SdkResponse",
        "SdkRetry",
        "ServerEvent",
        "TokenStore",
        "Tokens",
        "UploadFailure",
        "UploadOptions",
        "UploadProgress",
        "WebStorage",
        "WebTokens",
        "WebTokensOptions",
      ],
      "values": [
        "SdkError",
        "accessTokenExpiry",
        "createMemoryTokens",
        "createSdk",
        "createWebTokens",
        "download",
        "events",
        "followTabs",
        "hashPassword",
        "newRequestId",
        "openDownload",
        "paginate",
        "parseTokens",
        "unwrap",
        "upload",
      ],
    }
  `);
});

test('the public names of the states of records change on purpose only', async () => {
  expect(await namesOf('machines', 'records')).toMatchInlineSnapshot(`
    {
      "types": [
        "AddressAction",
        "AddressState",
        "AmendmentAction",
        "AmendmentState",
        "CreditAction",
        "CreditState",
        "DepositAction",
        "DepositState",
        "ExceptionAction",
        "ExceptionState",
        "IdentityAction",
        "IdentityState",
        "IpoProductAction",
        "IpoProductState",
        "ListedProductAction",
        "ListedProductState",
        "MessageAction",
        "MessageState",
        "OrderAction",
        "OrderKind",
        "OrderState",
        "ProposalAction",
        "ProposalState",
        "RecordLife",
        "SavingAction",
        "SavingState",
        "StaffAction",
        "StaffState",
        "StandingProductAction",
        "StandingProductState",
        "StateTable",
        "StrategyProductAction",
        "StrategyProductState",
        "WithdrawalAction",
        "WithdrawalState",
      ],
      "values": [
        "actionsIn",
        "addressStates",
        "amendmentStates",
        "depositStates",
        "exceptionStates",
        "fundStates",
        "giftStates",
        "identityStates",
        "ipoProductStates",
        "listedProductStates",
        "loanStates",
        "messageStates",
        "nextStates",
        "orderClockActions",
        "orderStaffActions",
        "orderStates",
        "proposalStates",
        "records",
        "savingStates",
        "staffStates",
        "standingProductStates",
        "statesAfter",
        "strategyProductStates",
        "subscriptionStates",
        "tradeStates",
        "withdrawalStates",
      ],
    }
  `);
});

test('the public names of the parts of sdk change on purpose only', async () => {
  expect(await namesOf('sdk', 'node')).toEqual({
    values: ['fileTokens'],
    types: ['FileTokensOptions'],
  });
  expect(await namesOf('sdk', 'testing')).toEqual({
    values: ['createFakeServer'],
    types: ['FakeFailure', 'FakeServer'],
  });
  expect(await namesOf('sdk', 'tools')).toEqual({
    values: ['automaticKeys', 'createServiceSdk', 'debugLog'],
    types: ['KeyedCall', 'KeyedSdk', 'ServiceCredentials', 'ServiceSdkOptions'],
  });
});

test.each(parts)('each name of %s/%s is in its README', async (name, part) => {
  const readme = await readFile(unpacked(name, 'README.md'), 'utf8');
  const { values, types } = await namesOf(name, part);
  expect([...values, ...types].filter((exported) => !readme.includes(exported))).toEqual([]);
});

describe.each(published)('%s', (name) => {
  test('exports at run time what its types say, and nothing by default', async () => {
    const loaded = await import(pathToFileURL(unpacked(name, 'dist/index.js')).href);
    expect(Object.keys(loaded).sort()).toEqual((await namesOf(name)).values);
  });

  // @rule packages: Every public name is in the README of its package
  // @in packages/sdk/README.md
  test('names each of its exports in its README', async () => {
    const readme = await readFile(unpacked(name, 'README.md'), 'utf8');
    const { values, types } = await namesOf(name);
    const unnamed = [...values, ...types].filter(
      (exported) => !new RegExp(`\\b${exported}\\b`).test(readme),
    );
    expect(unnamed).toEqual([]);
  });
});
