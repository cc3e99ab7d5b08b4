import { roles } from '@brokerdesk/policy';
import { ne } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { roleName } from './staff-columns.ts';

/** Cyrillic, Greek and Latin letters, and digits, that look like the letter below them. */
const lookAlikes = 'АВЕЅІЈКМНОРСТУХаеѕіјорсухһӏԁԛԝпмтвкΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχγıɡł01';
const letters = 'abesljkmhopctyxaesljopcyxhldqwnmtbkabezhlkmnoptyxalkvoptuxylglol';
const letterOf = new Map([...lookAlikes].map((character, at) => [character, letters[at] ?? '']));

/** Equal for two names that a reader takes for the same. Empty for a name without letters and digits. */
export function nameSkeleton(name: string): string {
  const visible = name
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]|[^\p{L}\p{M}\p{N}]/gu, '');
  return [...visible.replaceAll(/./gu, (one) => letterOf.get(one) ?? one.toLowerCase())]
    .map((one) => (one === 'i' ? 'l' : one))
    .join('');
}

const reserved = new Set(
  [
    ...['System', '系统', 'Brokerdesk', 'Administrator', '系统管理员', ...roles],
    ...roles.flatMap((role) =>
      (['zh-CN', 'en-US'] as const).map((language) => roleName(role, language)),
    ),
  ].map(nameSkeleton),
);

/** Approvers decide by names. Throws VALIDATION at the username or name. */
export async function requireDistinctNames(
  reader: Reader,
  { id, username, name }: { id?: string; username?: string; name?: string },
): Promise<void> {
  const others = await reader
    .select({ username: staffUser.username, name: staffUser.name })
    .from(staffUser)
    .where(id === undefined ? undefined : ne(staffUser.id, id));
  const taken = new Set(
    others.flatMap((one) => [
      nameSkeleton(one.name),
      ...(one.username === username ? [] : [nameSkeleton(one.username)]),
    ]),
  );
  const errors = Object.entries({ username, name }).flatMap(([field, value]) => {
    if (value === undefined) return [];
    const skeleton = nameSkeleton(value);
    const isDistinct = skeleton !== '' && !reserved.has(skeleton) && !taken.has(skeleton);
    return isDistinct ? [] : [{ field, code: 'NAME_TOO_SIMILAR' as const }];
  });
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
}
