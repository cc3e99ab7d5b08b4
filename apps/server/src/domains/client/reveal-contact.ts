import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireClient } from './find-client.ts';

/** Mobile number or e-mail address whole; who looked is written down. */
export async function revealContact(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { field }: Schemas.ClientRevealRequest,
): Promise<Schemas.RevealedField> {
  const found = await requireClient(tx, actorOf(context), id);
  await writeAudit(tx, context, {
    action: `client.${field}_revealed`,
    subject: { type: 'client', id },
    changed: [],
  });
  return { field, value: found[field] };
}
