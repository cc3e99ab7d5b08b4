import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { inSession } from '../../platform/idempotent.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireTimeZone } from '../../platform/time-zone.ts';

const notChosen: Schemas.Preferences = {
  language: null,
  theme: null,
  density: null,
  market_colours: null,
  notify_waiting: null,
  timezone: null,
};

export function viewPreferences(kept: Partial<Schemas.Preferences>): Schemas.Preferences {
  return { ...notChosen, ...kept };
}

export function savePreferences(
  context: RequestContext,
  input: Schemas.PreferencesInput,
): Promise<Schemas.Preferences> {
  const { id } = actorOf(context);
  return inSession(context, async (tx) => {
    if (input.timezone != null) await requireTimeZone(tx, input.timezone);
    const [person] = await tx
      .select({ preferences: staffUser.preferences })
      .from(staffUser)
      .where(eq(staffUser.id, id))
      .for('no key update');
    if (person === undefined) throw new Problem('NOT_FOUND');
    const before = viewPreferences(person.preferences);
    const preferences = { ...before, ...input };
    if (JSON.stringify(before) === JSON.stringify(preferences)) return before;
    // Neither the version nor the time of the record: no page of another person shows what has changed.
    await tx.update(staffUser).set({ preferences }).where(eq(staffUser.id, id));
    await writeAudit(tx, context, {
      action: 'user.preferences_changed',
      subject: { type: 'staff_user', id },
      before: { ...before },
      after: { ...preferences },
      changed: [],
    });
    return preferences;
  });
}
