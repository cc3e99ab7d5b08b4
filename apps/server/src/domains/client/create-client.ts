import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { account, client } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import { firmNames } from '../auth/firm-names.ts';
import { hashNewPassword } from '../auth/password.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import { clientChange } from './change-client.ts';
import { bareMobile, hasMobile } from './find-clients.ts';
import type { ClientRecord } from './lock-client.ts';
import { readClient } from './read-client.ts';
import { responsibleFor } from './responsible.ts';
import { romanizeName } from './romanize-name.ts';
import { refusedStanding } from './update-client.ts';

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
  // Before the lock on the mobile: hashing is slow on purpose.
  const passwordHash =
    password === undefined
      ? null
      : await hashNewPassword({
          md5: password,
          username,
          names: await firmNames(tx, context.services),
          field: 'password',
        });
  const standing = { vipLevel: request.vip_level ?? 0, score: request.score ?? 0 };
  const errors = refusedStanding(actor, standing, { vipLevel: 0, score: 0 });
  const taken = { field: 'username', code: 'CLIENT_USERNAME_TAKEN' } as const;
  if ((await tx.$count(client, eq(client.username, username))) > 0) errors.push(taken);
  if (await isMobileTaken(tx, request.mobile)) {
    errors.push({ field: 'mobile', code: 'CLIENT_MOBILE_TAKEN' });
  }
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
  const added = await openClient(
    tx,
    {
      username,
      fullName: request.full_name.trim(),
      mobile: request.mobile,
      email: request.email,
      passwordHash,
      agentId,
      ...standing,
      ...(request.language !== undefined && { language: request.language }),
      remark: request.remark?.trim() || null,
    },
    currencies,
  );
  if (added === undefined) {
    throw new Problem('VALIDATION', { errors: [taken] });
  }
  const answer = await readClient(tx, actor, added.id);
  await writeAudit(tx, context, clientCreation(added, currencies));
  return answer;
}

/** Two requests for the same number run one after the other. */
async function isMobileTaken(tx: Transaction, mobile: string): Promise<boolean> {
  const lock = `client mobile ${bareMobile(mobile)}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const same = and(hasMobile(mobile), eq(client.fake, false));
  return (await tx.$count(client, same)) > 0;
}

export async function openClient(
  tx: Transaction,
  values: typeof client.$inferInsert,
  currencies: readonly string[],
): Promise<ClientRecord | undefined> {
  const [added] = await tx
    .insert(client)
    .values({ ...values, romanizedName: romanizeName(values.fullName) })
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
      language: added.language,
      fake: added.fake,
      accounts: currencies.join(', '),
    },
    changed: [clientChange(added)],
  };
}
