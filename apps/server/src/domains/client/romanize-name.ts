import { isNull, sql } from 'drizzle-orm';
import { pinyin } from 'pinyin-pro';
import type { Transaction } from '../../kernel/db/database.ts';
import { client } from '../../kernel/db/schema.ts';

/**
 * The name as it is typed without its characters: `liguodong lgd` for 李国栋, `maria garcia` for María García.
 * Null for a name in ASCII.
 */
export function romanizeName(name: string): string | null {
  if (/^[ -~]*$/.test(name)) return null;
  const syllables = pinyin(name, {
    toneType: 'none',
    type: 'array',
    surname: 'head',
    v: true,
    nonZh: 'consecutive',
  }).map(plain);
  if (!/\p{Script=Han}/u.test(name)) return syllables.join('').trim() || null;
  const initials = syllables.map((syllable) => syllable.charAt(0));
  return `${lettersOf(syllables)} ${lettersOf(initials)}`;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^ -~]/g, '');

const lettersOf = (parts: readonly string[]) => parts.join('').replaceAll(' ', '');

export async function romanizeNames(tx: Transaction): Promise<void> {
  const names = await tx
    .selectDistinct({ name: client.fullName })
    .from(client)
    .where(isNull(client.romanizedName));
  const found = names.flatMap(({ name }) => {
    const romanized = romanizeName(name);
    return romanized === null ? [] : [{ name, romanized }];
  });
  await tx.execute(sql`
    update client set romanized_name = known.romanized
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as known(name text, romanized text)
    where client.full_name = known.name and client.romanized_name is null`);
}
