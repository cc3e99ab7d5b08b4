import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { kycClaim, staffUser } from '../../kernel/db/schema.ts';

/** Somebody who has an identity check open. */
export interface Viewer {
  kycId: string;
  id: string;
  name: string;
}

/** Who has these checks open now, by the clock of the database: those of several servers differ. */
export function selectViewers(reader: Reader, kycIds: string[]): Promise<Viewer[]> {
  return reader
    .select({ kycId: kycClaim.kycId, id: staffUser.id, name: staffUser.name })
    .from(kycClaim)
    .innerJoin(staffUser, eq(staffUser.id, kycClaim.staffId))
    .where(and(inArray(kycClaim.kycId, kycIds), gt(kycClaim.expiresAt, sql`clock_timestamp()`)))
    .orderBy(asc(staffUser.name), asc(staffUser.id));
}
