import { chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { changesBetween } from '../../kernel/changes-between.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { newId } from '../../kernel/db/order-no.ts';
import { serviceAccount, staffUser } from '../../kernel/db/schema.ts';
import { refuseDuplicate } from '../../kernel/db/violations.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import type { ServiceAccountRow } from '../../platform/sessions/service-actor.ts';
import { withSecondPerson } from '../approval/two-people.ts';
import { accountChange, isNameTaken, lockAccount, saveAccount } from './lock-account.ts';
import { allowSecret } from './secrets.ts';
import { readServiceAccount, serviceSubject, statusOf, termsView } from './service-account-view.ts';
import { readServiceTerms, type ServiceTerms } from './service-terms.ts';

/** Throws VALIDATION, at `name` for one that was given before. */
export async function createServiceAccount(
  tx: Transaction,
  context: RequestContext,
  body: Schemas.ServiceAccountCreate,
): Promise<Schemas.Proposal> {
  const name = body.name.trim();
  const { ownerName, ...terms } = await readServiceTerms(tx, context, body);
  if (await isNameTaken(tx, name)) {
    throw new Problem('VALIDATION', { errors: [{ field: 'name', code: 'FIELD_TAKEN' }] });
  }
  return withSecondPerson(
    tx,
    context,
    {
      limit: 'service',
      operation: 'POST /config/admin/v1/service_account',
      subject: { type: serviceSubject, id: null, name },
      chain: chainOf('permission'),
    },
    {
      input: { path: {}, body },
      changes: changesBetween(null, { name, ...shown(terms, ownerName) }),
    },
    () => addAccount(tx, context, name, terms),
  );
}

async function addAccount(
  tx: Transaction,
  context: RequestContext,
  name: string,
  terms: ServiceTerms,
): Promise<void> {
  const makerId = makerOf(context);
  const id = newId();
  await refuseDuplicate('name', async () => {
    await tx.insert(staffUser).values({
      id,
      username: `service:${id}`,
      name,
      role: 'hero',
      active: false,
      isService: true,
      createdById: makerId,
    });
    await tx
      .insert(serviceAccount)
      .values({ id, name, ...terms, createdById: makerId, updatedById: actorOf(context).id });
  });
  await allowSecret(tx, { accountId: id, collectorId: makerId, overlapHours: 0 });
  await writeAudit(tx, context, {
    action: 'service_account.created',
    subject: { type: serviceSubject, id },
    after: { name, ...termsView(terms), owner_id: terms.ownerId },
    changed: [accountChange(id, 1)],
  });
}

/** Throws NOT_FOUND, STALE_RECORD, INVALID_TRANSITION and VALIDATION. */
export async function updateServiceAccount(
  tx: Transaction,
  context: RequestContext,
  id: string,
  body: Schemas.ServiceAccountUpdate,
): Promise<Schemas.Proposal> {
  const before = await lockAccount(tx, context, id, body.version);
  const { ownerName, ...terms } = await readServiceTerms(tx, context, body);
  return withSecondPerson(
    tx,
    context,
    {
      limit: 'service',
      operation: 'PUT /config/admin/v1/service_account/{id}',
      subject: { type: serviceSubject, id, name: before.name },
      chain: chainOf('permission'),
    },
    {
      input: { path: { id }, body },
      changes: changesBetween(
        shown(before, await nameOf(tx, before.ownerId)),
        shown(terms, ownerName),
      ),
    },
    () =>
      saveAccount(tx, context, before, {
        action: 'service_account.changed',
        set: terms,
        endsTokens: true,
        before: { ...termsView(before), owner_id: before.ownerId },
        after: { ...termsView(terms), owner_id: terms.ownerId },
      }),
  );
}

/** Throws NOT_FOUND, STALE_RECORD and INVALID_TRANSITION. */
export async function renewServiceSecret(
  tx: Transaction,
  context: RequestContext,
  id: string,
  body: Schemas.ServiceSecretRequest,
): Promise<Schemas.Proposal> {
  const account = await lockAccount(tx, context, id, body.version);
  const { overlap_hours: overlapHours } = body;
  return withSecondPerson(
    tx,
    context,
    {
      limit: 'service',
      operation: 'POST /config/admin/v1/service_account/{id}/secret',
      subject: { type: serviceSubject, id, name: account.name },
      chain: chainOf('permission'),
    },
    {
      input: { path: { id }, body },
      changes: [
        { field: 'secret', before: null, after: 'new' },
        { field: 'overlap_hours', before: null, after: String(overlapHours) },
      ],
    },
    async () => {
      await allowSecret(tx, { accountId: id, collectorId: makerOf(context), overlapHours });
      await saveAccount(tx, context, account, {
        action: 'service_account.secret_allowed',
        endsTokens: false,
        after: { collector_id: makerOf(context), overlap_hours: overlapHours },
      });
    },
  );
}

/** Throws NOT_FOUND, STALE_RECORD and INVALID_TRANSITION. */
export async function revokeServiceAccount(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { version }: Schemas.ServiceAccountRevocation,
): Promise<Schemas.ServiceAccount> {
  const account = await lockAccount(tx, context, id, version);
  const actor = actorOf(context);
  await saveAccount(tx, context, account, {
    action: 'service_account.revoked',
    set: { revokedAt: new Date(), revokedById: actor.id },
    endsTokens: true,
    before: { status: statusOf(account, new Date()) },
    after: { status: 'revoked' },
  });
  return readServiceAccount(tx, actor.id, id);
}

function makerOf({ proposal }: RequestContext): string {
  if (proposal === null) throw new Error('Nobody gives a program rights alone.');
  return proposal.makerId;
}

function shown(
  terms: Parameters<typeof termsView>[0],
  owner: string | null,
): Record<string, unknown> {
  const { scopes, networks, ...view } = termsView(terms);
  return { ...view, owner, scopes: scopes.join(', '), networks: networks.join(', ') };
}

async function nameOf(tx: Transaction, id: ServiceAccountRow['ownerId']): Promise<string | null> {
  if (id === null) return null;
  const [found] = await tx
    .select({ name: staffUser.name })
    .from(staffUser)
    .where(eq(staffUser.id, id));
  return found?.name ?? null;
}
