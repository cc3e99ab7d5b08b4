import type { Schemas } from '@brokerdesk/sdk';
import type { Reader } from '../../kernel/db/database.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { inSession } from '../../platform/in-session.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import { openedWork, takeWork, type WorkKey, workChange } from '../../platform/work-item.ts';

interface Waiting {
  made_at: string;
  decision: Pick<Schemas.Decision, 'approve' | 'reject'>;
}

/**
 * Claims the record that opens after a decision. Apart from the decision, which it never undoes: two users may decide
 * and go on to each other's records at once. Null if the record is out of scope, decided or not the user's to decide.
 */
export async function claimNext(
  context: RequestContext,
  key: WorkKey,
  read: (reader: Reader, context: RequestContext, id: string) => Promise<Waiting>,
): Promise<Schemas.WorkClaim | null> {
  try {
    return await inSession(context, async (tx) => {
      const { decision, made_at: madeAt } = await read(tx, context, key.id);
      if (!decision.approve && !decision.reject) return null;
      const { work } = await readSetting(tx, 'trade');
      const { mine, began } = await takeWork(tx, key, {
        ...{ staffId: actorOf(context).id, minutes: work.claim_minutes },
        since: new Date(madeAt),
      });
      if (began !== null) {
        const changed = [workChange(key.type)];
        await writeAudit(tx, context, { action: `work.${began}`, subject: key, changed });
      }
      return openedWork(tx, key, mine);
    });
  } catch (error) {
    context.log.info({ err: error }, 'The next record was not claimed');
    return null;
  }
}
