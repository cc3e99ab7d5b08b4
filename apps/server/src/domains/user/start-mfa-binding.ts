import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import qrcode from 'qrcode';
import { staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireRecentFactor } from '../../platform/sessions/recent.ts';
import { lockSignedIn } from '../../platform/sessions/sessions.ts';
import { readSetting } from '../../platform/settings.ts';
import { countAttempt } from '../auth/attempts.ts';
import { newSecret, otpauthUri } from '../auth/authenticator.ts';

/** The secret counts for nothing until a code of it was verified. Throws MFA_ALREADY_ENABLED, TOO_MANY_ATTEMPTS. */
export async function startMfaBinding(context: RequestContext): Promise<Schemas.MfaBinding> {
  const { db, services } = context;
  const actor = actorOf(context);
  await countAttempt(db, [{ kind: 'bind', who: actor.id }]);

  const secret = newSecret();
  await db.transaction(async (tx) => {
    const signedIn = await lockSignedIn(tx, actor);
    const { person } = signedIn;
    if (person.mfaSecret !== null) throw new Problem('MFA_ALREADY_ENABLED');
    await requireRecentFactor(tx, signedIn);
    await tx
      .update(staffUser)
      .set({ mfaPendingSecret: services.secrets.seal(secret), mfaPendingAt: new Date() })
      .where(eq(staffUser.id, person.id));
    await writeAudit(tx, context, {
      action: 'user.mfa_binding_started',
      subject: { type: 'staff_user', id: person.id },
      changed: [],
    });
  });

  const { app_name: issuer } = await readSetting(db, 'app');
  const uri = otpauthUri(secret, { issuer, label: actor.username });
  return { qrcode_data_url: await qrcode.toDataURL(uri), otpauth_uri: uri };
}
