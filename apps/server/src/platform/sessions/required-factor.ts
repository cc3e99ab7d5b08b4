import type { Schemas } from '@brokerdesk/sdk';
import type { Reader } from '../../kernel/db/database.ts';
import { byLanguage } from '../../kernel/errors/by-language.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../actor.ts';
import { readSetting } from '../settings.ts';

const names = {
  any: { 'zh-CN': '身份验证器或通行密钥', 'en-US': 'an authenticator or a passkey' },
  passkey: { 'zh-CN': '通行密钥', 'en-US': 'a passkey' },
} as const;

/**
 * Refuses a write of a user without the second factor that the role needs. Who has a factor has given it: the session
 * is open.
 *
 * @throws FACTOR_REQUIRED
 */
export async function requireFactorOfRole(
  reader: Reader,
  { role, service, factor }: Pick<Actor, 'role' | 'service' | 'factor'>,
): Promise<void> {
  if (service !== null || factor === 'passkey') return;
  const needed = await neededBy(reader, role);
  if (needed === 'none' || (needed === 'any' && factor === 'authenticator')) return;
  throw new Problem('FACTOR_REQUIRED', {
    values: { factor: byLanguage((language) => names[needed][language]) },
  });
}

async function neededBy(reader: Reader, role: Actor['role']): Promise<Schemas.RequiredFactor> {
  const { factors } = await readSetting(reader, 'trade');
  if (factors[role] !== 'none') return factors[role];
  return (await readSetting(reader, 'app')).otp ? 'any' : 'none';
}
