import type { Schemas } from '@brokerdesk/sdk';
import { sql } from 'drizzle-orm';
import { staffUser } from '../../kernel/db/schema.ts';
import { byLanguage } from '../../kernel/errors/by-language.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../actor.ts';

const names = {
  any: { 'zh-CN': '身份验证器或通行密钥', 'en-US': 'an authenticator or a passkey' },
  passkey: { 'zh-CN': '通行密钥', 'en-US': 'a passkey' },
} as const;

export const neededFactor = () => sql<Schemas.RequiredFactor>`coalesce(
  nullif(
    (select s.value -> 'factors' ->> ${staffUser.role} from setting s where s.key = 'trade'), 'none'
  ),
  (select 'any' from setting s where s.key = 'app' and (s.value ->> 'otp')::boolean),
  'none')`;

interface Factors {
  neededFactor: Schemas.RequiredFactor;
  hasPasskey: boolean;
  staffUser: Pick<typeof staffUser.$inferSelect, 'mfaSecret'>;
}

export function missingFactor(found: Factors): Actor['missingFactor'] {
  const { neededFactor: needed, hasPasskey, staffUser: person } = found;
  if (needed === 'none' || hasPasskey) return null;
  return needed === 'any' && person.mfaSecret !== null ? null : needed;
}

/** Throws FACTOR_REQUIRED. */
export function requireFactorOfRole({ missingFactor: needed }: Pick<Actor, 'missingFactor'>): void {
  if (needed === null) return;
  throw new Problem('FACTOR_REQUIRED', {
    values: { factor: byLanguage((language) => names[needed][language]) },
  });
}
