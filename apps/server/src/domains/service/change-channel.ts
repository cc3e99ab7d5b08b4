import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { staffUser, supportChannel } from '../../kernel/db/schema.ts';
import { refuseTaken } from '../../kernel/db/unique-violation.ts';
import { invalidTransition } from '../../kernel/errors/invalid-transition.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireVersion } from '../../platform/require-version.ts';
import { switchName } from '../approval/switch-status.ts';
import { channelValue } from './channel-value.ts';
import { type ChannelRecord, channelChange, channelFacts, channelView } from './channel-view.ts';

/** Adds a channel, enabled. Throws VALIDATION at `value` where it is wrong or there already. */
export async function createChannel(
  tx: Transaction,
  context: RequestContext,
  request: Schemas.SupportChannelCreate,
): Promise<Schemas.SupportChannel> {
  const values = { ...columnsOf(request), updatedById: actorOf(context).id };
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

export async function updateChannel(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { version, ...request }: Schemas.SupportChannelUpdate,
): Promise<Schemas.SupportChannel> {
  const before = await lockChannel(tx, id, version);
  return change(tx, context, before, { action: 'changed', columns: columnsOf(request) });
}

/** Throws INVALID_TRANSITION where it is in that state already. */
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
  return change(tx, context, before, { action: status, columns: { status } });
}

export async function deleteChannel(
  tx: Transaction,
  context: RequestContext,
  id: string,
  version: number,
): Promise<Schemas.Done> {
  const before = await lockChannel(tx, id, version);
  await tx.delete(supportChannel).where(eq(supportChannel.id, id));
  await writeAudit(tx, context, {
    action: 'support_channel.deleted',
    subject: { type: 'support_channel', id },
    before: channelFacts(before),
    changed: [channelChange({ ...before, version: before.version + 1 })],
  });
  return { ok: true };
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
