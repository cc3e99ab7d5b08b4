import type { Schemas } from '@brokerdesk/sdk';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { account, client } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { hashNewPassword } from '../auth/password.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import { readSetting } from '../setting/settings.ts';
import { clientChange } from './change-client.ts';
import type { ClientRecord } from './lock-client.ts';
import { readClient } from './read-client.ts';
import { responsibleFor } from './responsible.ts';

/** Adds a client with an empty account in each currency, enabled and unverified. */
export async function createClient(
  tx: Transaction,
  context: RequestContext,
  request: Schemas.ClientCreate,
): Promise<Schemas.Client> {
  const actor = actorOf(context);
  const agentId = await responsibleFor(tx, actor, request.agent_id);
  const { base_currency: baseCurrency } = await readSetting(tx, 'trade');
  const currencies = (request.currencies ?? [baseCurrency]).map((code, at) =>
    requireCurrency(`currencies.${at}`, code),
  );
  const { username, password } = request;
  const passwordHash = await hashNewPassword({ md5: password, username, field: 'password' });
  const added = await openClient(
    tx,
    {
      username,
      fullName: request.full_name.trim(),
      mobile: request.mobile,
      email: request.email,
      passwordHash,
      agentId,
      vipLevel: request.vip_level ?? 0,
      score: request.score ?? 0,
      remark: request.remark?.trim() || null,
    },
    currencies,
  );
  if (added === undefined) {
    throw new Problem('VALIDATION', {
      errors: [{ field: 'username', code: 'CLIENT_USERNAME_TAKEN' }],
    });
  }
  const answer = await readClient(tx, actor, added.id);
  await writeAudit(tx, context, clientCreation(added, currencies));
  return answer;
}

/** Stores a client and opens the accounts; undefined where the user name is taken. */
export async function openClient(
  tx: Transaction,
  values: typeof client.$inferInsert,
  currencies: readonly string[],
): Promise<ClientRecord | undefined> {
  const [added] = await tx
    .insert(client)
    .values(values)
    .onConflictDoNothing({ target: client.username })
    .returning();
  if (added === undefined) return undefined;
  await tx.insert(account).values(
    currencies.map((currency) => ({
      clientId: added.id,
      currency,
      // The database puts the number in.
      accNo: sql`${`${currency}-`}::text || nextval('account_no')` as unknown as string,
    })),
  );
  return added;
}

export function clientCreation(added: ClientRecord, currencies: readonly string[]): AuditEntry {
  return {
    action: added.fake ? 'client.robot_added' : 'client.created',
    subject: { type: 'client', id: added.id },
    after: {
      username: added.username,
      full_name: added.fullName,
      agent_id: added.agentId,
      fake: added.fake,
      accounts: currencies.join(', '),
    },
    changed: [clientChange(added)],
  };
}
