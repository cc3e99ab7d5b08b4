import { eq } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { staffUser } from '../../kernel/db/schema.ts';

/** The name of a team leader, for people who decide about a change of it: an id says nothing to them. */
export async function leaderName(reader: Reader, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [leader] = await reader
    .select({ name: staffUser.name })
    .from(staffUser)
    .where(eq(staffUser.id, id));
  return leader?.name ?? null;
}
