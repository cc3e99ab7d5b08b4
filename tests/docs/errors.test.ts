import { readFileSync } from 'node:fs';
import {
  type AuthErrorCode,
  type MfaErrorCode,
  type TokenRefreshErrorCode,
  UnprovidedError,
} from '@brokerdesk/machines';
import type { PermissionProblem } from '@brokerdesk/policy';
import type { SdkCode } from '@brokerdesk/sdk';
import { describe, expect, test } from 'vitest';
import { errorCatalogue } from '../../apps/server/src/kernel/errors/error-catalogue.ts';
import { codeIn, constantParts, rowsOf } from './markdown-tables.ts';

const root = new URL('../../', import.meta.url);
const fromRoot = (path: string) => readFileSync(new URL(path, root), 'utf8');
const rows = rowsOf(fromRoot('docs/errors.md'));
const under = (section: string) => rows.filter((row) => row.section === section);
const codesUnder = (section: string) =>
  under(section).map(({ cells }) => codeIn(cells['code'] ?? ''));

// These codes exist only as types: the compiler keeps the lists complete.
const sdkCodes: Record<SdkCode, true> = {
  NETWORK_ERROR: true,
  ABORTED: true,
  MALFORMED_RESPONSE: true,
  PROGRAM_ERROR: true,
  NO_REFRESH_TOKEN: true,
  MALFORMED_TOKENS: true,
  MFA_REQUIRED: true,
  FILE_TYPE_UNSUPPORTED: true,
  FILE_SIZE_UNSUPPORTED: true,
};
const authCodes: Record<AuthErrorCode, true> = {
  LOGIN_FAILED: true,
  VERIFICATION_FAILED: true,
  UNAUTHORIZED: true,
  BOOTSTRAP_FAILED: true,
  PROFILE_REFRESH_FAILED: true,
};
const mfaCodes: Record<MfaErrorCode, true> = {
  QR_FETCH_FAILED: true,
  CODE_INVALID: true,
  CODE_VERIFY_FAILED: true,
  RECOVERY_CODES_FAILED: true,
  CODE_REQUIRED: true,
  MFA_DISABLE_FAILED: true,
  PROFILE_REFRESH_FAILED: true,
};
const refreshCodes: Record<TokenRefreshErrorCode, true> = {
  NO_REFRESH_TOKEN: true,
  MALFORMED_TOKENS: true,
  UNAUTHORIZED: true,
  REFRESH_UNAVAILABLE: true,
};
const permissionCodes: Record<PermissionProblem['code'], true> = {
  not_json: true,
  wrong_type: true,
  empty: true,
  too_long: true,
  unreadable: true,
};

const sdkSection = 'Errors of the SDK';
const machinesSection = 'Errors of the machines';

describe('docs/errors.md', () => {
  // @rule errors: Every code is in docs/errors.md, in both languages
  // @in kernel/errors/error-catalogue.ts docs/errors.md
  test.each([
    ['the SDK', sdkSection, Object.keys(sdkCodes)],
    [
      'the machines',
      machinesSection,
      [
        ...Object.keys({ ...authCodes, ...mfaCodes, ...refreshCodes }),
        new UnprovidedError('actors', 'login').code,
      ],
    ],
    ['stored permissions', 'Problems of stored permissions', Object.keys(permissionCodes)],
  ])('has exactly one row for every code of %s', (_, section, codes) => {
    const written = codesUnder(section);
    const missing = codes.filter((code) => !written.includes(code));
    expect(missing, `"${section}" needs a row for each of these codes`).toEqual([]);
    const unknown = written.filter((code) => !codes.includes(code));
    expect(unknown, `"${section}" has rows for codes that do not exist`).toEqual([]);
    const twice = written.filter((code, at) => written.indexOf(code) !== at);
    expect(twice, `"${section}" has more than one row for these codes`).toEqual([]);
  });
});

// @rule errors: Every code is returned by an operation, or given for a field
// @in openapi/openapi.yaml
test('every code is returned by an operation of the contract, or given for a field', () => {
  const contract: { paths: Record<string, Record<string, { 'x-errors': string[] }>> } = JSON.parse(
    fromRoot('openapi/generated/openapi.json'),
  );
  const answered = new Set(
    Object.values(contract.paths).flatMap((methods) =>
      Object.values(methods).flatMap((operation) => operation['x-errors']),
    ),
  );
  const ofFields = Object.entries(errorCatalogue)
    .filter(([, { remedy }]) => remedy.startsWith('Field: '))
    .map(([code]) => code);
  const ofClients = 'PRODUCT_FULL';
  const nowhere = Object.keys(errorCatalogue).filter((code) => !answered.has(code));
  expect(nowhere.toSorted()).toEqual([...ofFields, ofClients].toSorted());
});

test('every row names a cause', () => {
  const rest = rows.filter(
    ({ cells }) => 'code' in cells && !(cells['cause and remedy'] ?? cells['cause']),
  );
  expect(rest).toEqual([]);
});

describe('docs/errors.md', () => {
  test('has the sentences printed when a program does not start', () => {
    const sentences = under('When the server does not start');
    expect(sentences.length).toBeGreaterThan(0);
    const wrong = sentences.flatMap(({ line, cells }) => {
      const path = cells['from'] ?? '';
      const source = fromRoot(path);
      // Without the full stop, which the code may append later.
      const sentence = codeIn(cells['sentence'] ?? '').replace(/\.$/, '');
      return constantParts(sentence)
        .filter((part) => !source.includes(part))
        .map((part) => `docs/errors.md:${line}: "${part}" is not in ${path}.`);
    });
    expect(wrong).toEqual([]);
  });
});
