import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => JSON.parse(readFileSync(`${root}${path}`, 'utf8'));

type Schema = { properties?: { reason_code?: { enum?: (string | null)[] } } };
const schemas: Record<string, Schema> = read('openapi/generated/openapi.json').components.schemas;

const decision = ['locales/{}/decision.json', 'reasonCode'] as const;
const timeline = ['features/client-drawer/locales/{}/client-timeline.json', 'reasons'] as const;
const labelFiles: Record<string, readonly (readonly [string, string])[]> = {
  AuditRequest: [decision, timeline],
  WithdrawalAudit: [decision, timeline],
  OverdrawnAudit: [decision, timeline],
  TradeAuditRequest: [decision, timeline],
  KycAuditRequest: [
    decision,
    timeline,
    ['features/client-drawer/locales/{}/client-detail.json', 'kycInfo.reasons'],
  ],
  AmendmentAudit: [decision, timeline],
  AmendmentCreate: [['features/emergency/locales/{}/emergency.json', 'reasonCode'], timeline],
  CryptoAddressAudit: [
    ['features/crypto-addresses/locales/{}/crypto-address-detail.json', 'reason'],
  ],
};

const withCodes = Object.entries(schemas).flatMap(([name, { properties }]) => {
  const codes = properties?.reason_code?.enum?.filter((code) => code !== null);
  return codes ? [{ name, codes }] : [];
});

describe('a reason', () => {
  it('has words wherever it is shown, whichever request takes it', () => {
    expect(withCodes.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(labelFiles).toSorted(),
    );
  });

  it.each(withCodes)(
    'has labels for $name in both languages, in its queue and in histories',
    ({ name, codes }) => {
      const missing = (labelFiles[name] ?? []).flatMap(([file, path]) =>
        ['zh-CN', 'en-US'].flatMap((language) => {
          const at = `apps/console/src/${file.replace('{}', language)}`;
          const words = path.split('.').reduce((found, key) => found?.[key], read(at));
          return codes.filter((code) => !words?.[code]).map((code) => `${at} ${path}.${code}`);
        }),
      );
      expect(missing).toEqual([]);
    },
  );
});
