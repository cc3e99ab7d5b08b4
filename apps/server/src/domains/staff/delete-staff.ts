import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { isForeignKeyViolation } from '../../kernel/db/violations.ts';
import { byLanguage } from '../../kernel/errors/by-language.ts';
import { invalidTransition } from '../../kernel/errors/invalid-transition.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { lockForChange, refuseOwn, requireOtherAdministrator } from './lock-staff.ts';
import { findReferences, inWords, type ReferringTable } from './references.ts';
import { removeStaff } from './remove-staff.ts';
import { isProtected } from './sign-for-staff.ts';
import { staffStatusName } from './staff-columns.ts';
import { statusOf } from './staff-states.ts';

/**
 * Removes a user without any records. Throws as `lockForChange` does, and LAST_ADMINISTRATOR, OWN_ACCOUNT,
 * STILL_REFERRED_TO, and INVALID_TRANSITION for an active administrator.
 */
export async function deleteStaff(context: RequestContext, id: string): Promise<Schemas.Done> {
  try {
    return await context.db.transaction((tx) => remove(tx, context, id));
  } catch (error) {
    // A record that names the user was added after the check, and the database has refused.
    if (!isForeignKeyViolation(error)) throw error;
    throw stillReferredTo(await findReferences(context.db, id));
  }
}

async function remove(tx: Transaction, context: RequestContext, id: string): Promise<Schemas.Done> {
  const { target, locked } = await lockForChange(tx, context, id);
  requireOtherAdministrator(target, locked);
  refuseOwn(context, target);
  const tables = await findReferences(tx, id);
  if (tables.length > 0) {
    throw stillReferredTo(tables);
  }
  // Disabling takes two people.
  if (isProtected(target)) {
    throw invalidTransition((language) => staffStatusName(statusOf(target), language));
  }
  await removeStaff(tx, context, target);
  return { ok: true };
}

function stillReferredTo(tables: readonly ReferringTable[]): Problem {
  const what = byLanguage((language) => inWords(tables, language));
  return new Problem('STILL_REFERRED_TO', { values: { what } });
}
