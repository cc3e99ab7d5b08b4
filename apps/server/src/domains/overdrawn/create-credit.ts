import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { account, client } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { clientScope } from '../client/client-scope.ts';
import { readSetting } from '../setting/settings.ts';
import { readOverdrawn } from './audit-overdrawn.ts';
import { bookOverdrawn } from './book-overdrawn.ts';

/** Records compensation or a bonus that staff give to an account. It is pending until it is approved. */
export async function createCredit(
  tx: Transaction,
  context: RequestContext,
  subType: 'compensation' | 'bonus',
  accountId: string,
  { amount, reason_code: creditReason, remark }: Schemas.CreditRequest,
): Promise<Schemas.Overdrawn> {
  const actor = actorOf(context);
  const [target] = await tx
    .select({ id: account.id, clientId: account.clientId, currency: account.currency })
    .from(account)
    .innerJoin(client, eq(client.id, account.clientId))
    .where(and(eq(account.id, accountId), clientScope(actor)));
  if (target === undefined) throw new Problem('NOT_FOUND');
  const { base_currency: baseCurrency } = await readSetting(tx, 'trade');
  const { timezone: timeZone } = await readSetting(tx, 'app');
  const { booked, audit } = await bookOverdrawn(tx, {
    kind: { subType },
    account: target,
    amount,
    creditReason: creditReason ?? null,
    remark: remark?.trim() || null,
    makerId: actor.id,
    baseCurrency,
    timeZone,
    at: new Date(),
  });
  await writeAudit(tx, context, audit);
  return readOverdrawn(tx, context, booked.id);
}
