import { chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import type { Transaction } from '../../kernel/db/database.ts';
import { supportChannel } from '../../kernel/db/schema.ts';
import { invalidTransition } from '../../kernel/errors/problem.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { findingsIn } from '../../platform/text-findings.ts';
import { versioned } from '../../platform/versioned-record.ts';
import { signOrPropose, withSecondPerson } from '../approval/two-people.ts';
import { type ChannelRecord, channelFacts, channelValue, channelView } from './channel-view.ts';

const channels = versioned({
  table: supportChannel,
  type: 'support_channel',
  view: channelView,
  facts: channelFacts,
  unique: 'value',
});

/** Throws VALIDATION at `value` if it is malformed or taken. */
export async function createChannel(
  tx: Transaction,
  context: RequestContext,
  request: Schemas.SupportChannelCreate,
): Promise<Schemas.SupportChannel> {
  const columns = columnsOf(request);
  return channelView(await channels.add(tx, context, { ...columns, status: 'disabled' }));
}

/** With another contact, or one in its texts, clients no longer see it: two people enable it again. */
export async function updateChannel(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { version, ...request }: Schemas.SupportChannelUpdate,
): Promise<Schemas.SupportChannel> {
  const before = await channels.lock(tx, id, version);
  const columns = columnsOf(request);
  const changesContact =
    columns.kind !== before.kind ||
    columns.value !== before.value ||
    (textOf(columns) !== textOf(before) && findingsIn(textOf(columns)).length > 0);
  const set = changesContact ? { ...columns, status: 'disabled' as const } : columns;
  return channelView(await channels.save(tx, context, before, set));
}

/**
 * Enabling needs an approval and returns the unchanged channel until then. Throws INVALID_TRANSITION if the state is
 * the same, and as `signOrPropose`.
 */
export async function switchChannel(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { status, version }: Schemas.SwitchRequest,
): Promise<Schemas.SupportChannel> {
  const before = await channels.lock(tx, id, version);
  if (before.status === status) {
    throw invalidTransition((language) => codeLabel('record', 'status', before.status, language));
  }
  if (status === 'enabled' && (await isLeftToSecondPerson(tx, context, before))) {
    return channelView(before);
  }
  return channelView(await channels.save(tx, context, before, { status }, status));
}

const textOf = ({ name, hours }: Pick<ChannelRecord, 'name' | 'hours'>) => `${name}\n${hours}`;

/** Clients may send money to the contact of a channel. */
async function isLeftToSecondPerson(
  tx: Transaction,
  context: RequestContext,
  { id, name, kind, value, hours, version }: ChannelRecord,
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
        { field: 'contact', before: null, after: [kind, value, hours].filter(Boolean).join(' · ') },
      ],
    },
  );
  return proposed !== null;
}

/** Throws as `signOrPropose`. */
export async function deleteChannel(
  tx: Transaction,
  context: RequestContext,
  id: string,
  version: number,
): Promise<Schemas.Proposal> {
  const before = await channels.lock(tx, id, version);
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
    () => channels.remove(tx, context, before),
  );
}

function columnsOf(request: Schemas.SupportChannelCreate) {
  return {
    ...request,
    name: request.name.trim(),
    hours: request.hours.trim(),
    value: channelValue(request.kind, request.value),
  };
}
