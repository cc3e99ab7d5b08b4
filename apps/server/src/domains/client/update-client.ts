import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { changeClient } from './change-client.ts';
import { type ClientRecord, lockClient, requireClientVersion } from './lock-client.ts';
import { maskEmail, maskPhone } from './mask.ts';

type Described = Pick<
  ClientRecord,
  'fullName' | 'mobile' | 'email' | 'vipLevel' | 'score' | 'remark'
>;

/** Changes what is known about a client. Throws NOT_FOUND and STALE_RECORD. */
export async function updateClient(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { version, ...request }: Schemas.ClientUpdate,
): Promise<Schemas.Client> {
  const locked = await lockClient(tx, context, id);
  await requireClientVersion(tx, context, locked, version);
  const set: Described = {
    fullName: request.full_name.trim(),
    mobile: request.mobile ?? locked.mobile,
    email: request.email ?? locked.email,
    vipLevel: request.vip_level,
    score: request.score,
    remark: request.remark?.trim() || null,
  };
  return changeClient(tx, context, locked, {
    what: 'updated',
    set,
    before: described(locked),
    after: { ...described(set), changed: changedFields(locked, set) },
  });
}

/** Told beside the values: two numbers may look the same once they are masked. */
function changedFields(before: Described, after: Described): string[] {
  const was = plain(before);
  return Object.entries(plain(after)).flatMap(([name, value]) => (value === was[name] ? [] : name));
}

/** As the audit log may show it: contacts masked, as they are to those who read it. */
function described(client: Described): Record<string, unknown> {
  return { ...plain(client), mobile: maskPhone(client.mobile), email: maskEmail(client.email) };
}

function plain(client: Described): Record<string, unknown> {
  return {
    full_name: client.fullName,
    mobile: client.mobile,
    email: client.email,
    vip_level: client.vipLevel,
    score: client.score,
    remark: client.remark,
  };
}
