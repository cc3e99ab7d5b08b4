import { chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { staffUser, supportChannel } from '../../kernel/db/schema.ts';
import { refuseTaken } from '../../kernel/db/violations.ts';
import { invalidTransition } from '../../kernel/errors/invalid-transition.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireVersion } from '../../platform/require-version.ts';
import { switchName } from '../approval/reason-words.ts';
import { signOrPropose } from '../approval/two-people.ts';
import { withSecondPerson } from '../approval/with-second-person.ts';
import { channelValue } from './channel-value.ts';
import { type ChannelRecord, channelChange, channelFacts, channelView } from './channel-view.ts';

/** Adds a hidden channel. Throws VALIDATION at `value` if it is malformed or taken. */
export async function createChannel(
  tx: Transaction,
  context: RequestContext,
  request: Schemas.SupportChannelCreate,
): Promise<Schemas.SupportChannel> {
  const columns = columnsOf(request);
  const values = { ...columns, status: 'disabled', updatedById: actorOf(context).id } as const;
  const [added] = await refuseTaken('value', () =>
    tx.insert(supportChannel).values(values).returning(),
  );
  if (added === undefined) throw new Error('The channel was not stored.');
  await writeAudit(tx, context, {
    action: 'support_channel.created',
    subject: { type: 'support_channel', id: added.id },
    after: channelFacts(added),
    changed: [channelChange(added)],
  });
  return channelView(added);
}

/** With another contact, clients no longer see it: two people enable it again. */
export async function updateChannel(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { version, ...request }: Schemas.SupportChannelUpdate,
): Promise<Schemas.SupportChannel> {
  const before = await lockChannel(tx, id, version);
  const columns = columnsOf(request);
  const leadsElsewhere = columns.kind !== before.kind || columns.value !== before.value;
  const set = leadsElsewhere ? { ...columns, status: 'disabled' as const } : columns;
  return change(tx, context, before, { action: 'changed', columns: set });
}

/**
 * Disables at once; enabling needs an approval and returns the unchanged channel until then. Throws
 * INVALID_TRANSITION if the state is the same, and as `signOrPropose` does.
 */
export async function switchChannel(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { status, version }: Schemas.SwitchRequest,
): Promise<Schemas.SupportChannel> {
  const before = await lockChannel(tx, id, version);
  if (before.status === status) {
    throw invalidTransition((language) => switchName(before.status, language));
  }
  if (status === 'enabled' && (await isLeftToSecondPerson(tx, context, before))) {
    return channelView(before);
  }
  return change(tx, context, before, { action: status, columns: { status } });
}

/** Clients send their money to the person who answers there. */
async function isLeftToSecondPerson(
  tx: Transaction,
  context: RequestContext,
  { id, name, kind, value, version }: ChannelRecord,
): Promise<boolean> {
  const proposed = await signOrPropose(
    tx,
    context,
    {
      limit: 'channel',
      operation: 'PUT /service/admin/v1/status/{id}',
      subject: { type: 'support_channel', id, name },
      makerId: null,
      clientId: null,
      baseAmount: null,
      chain: chainOf('service'),
      secondAsks: false,
    },
    {
      input: { path: { id }, body: { status: 'enabled', version } },
      changes: [
        { field: 'status', before: 'disabled', after: 'enabled' },
        { field: 'contact', before: null, after: `${kind} · ${value}` },
      ],
    },
  );
  return proposed !== null;
}

/** Proposes to remove a channel, or removes it once that is confirmed. Throws as `signOrPropose` says. */
export async function deleteChannel(
  tx: Transaction,
  context: RequestContext,
  id: string,
  version: number,
): Promise<Schemas.Proposal> {
  const before = await lockChannel(tx, id, version);
  return withSecondPerson(
    tx,
    context,
    {
      limit: 'channel',
      operation: 'DELETE /service/admin/v1/{id}',
      subject: { type: 'support_channel', id, name: before.name },
      chain: chainOf('service'),
    },
    {
      input: { path: { id }, body: { version } },
      changes: [{ field: 'contact', before: `${before.kind} · ${before.value}`, after: null }],
    },
    () => removeChannel(tx, context, before),
  );
}

async function removeChannel(
  tx: Transaction,
  context: RequestContext,
  before: ChannelRecord,
): Promise<void> {
  const { id } = before;
  await tx.delete(supportChannel).where(eq(supportChannel.id, id));
  await writeAudit(tx, context, {
    action: 'support_channel.deleted',
    subject: { type: 'support_channel', id },
    before: channelFacts(before),
    changed: [channelChange({ ...before, version: before.version + 1 })],
  });
}

function columnsOf(request: Schemas.SupportChannelCreate) {
  return {
    ...request,
    name: request.name.trim(),
    hours: request.hours.trim(),
    value: channelValue(request.kind, request.value),
  };
}

async function lockChannel(tx: Transaction, id: string, version: number): Promise<ChannelRecord> {
  const [found] = await tx
    .select({ channel: supportChannel, changedBy: staffUser.name })
    .from(supportChannel)
    .leftJoin(staffUser, eq(staffUser.id, supportChannel.updatedById))
    .where(eq(supportChannel.id, id))
    .for('update', { of: supportChannel });
  if (found === undefined) throw new Problem('NOT_FOUND');
  const { channel, changedBy } = found;
  requireVersion({ ...channel, changedBy, view: channelView(channel) }, version);
  return channel;
}

async function change(
  tx: Transaction,
  context: RequestContext,
  before: ChannelRecord,
  { action, columns }: { action: string; columns: Partial<ChannelRecord> },
): Promise<Schemas.SupportChannel> {
  const after = {
    ...before,
    ...columns,
    version: before.version + 1,
    updatedAt: new Date(),
    updatedById: actorOf(context).id,
  };
  await refuseTaken('value', () =>
    tx.update(supportChannel).set(after).where(eq(supportChannel.id, before.id)),
  );
  await writeAudit(tx, context, {
    action: `support_channel.${action}`,
    subject: { type: 'support_channel', id: before.id },
    before: channelFacts(before),
    after: channelFacts(after),
    changed: [channelChange(after)],
  });
  return channelView(after);
}
