import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { invalidTransition } from '../../kernel/errors/invalid-transition.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { changeClient } from './change-client.ts';
import { requireNoLedgerEntries } from './ledger-entries.ts';
import { lockClient, requireClientVersion } from './lock-client.ts';

const realNames = { 'zh-CN': '真实客户', 'en-US': 'a real client' } as const;

/** Marks a client as a robot, for good. Robots are never counted, so nothing may be booked yet. */
export async function markRobot(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { fake, version }: Schemas.ClientFakeRequest,
): Promise<Schemas.Client> {
  const locked = await lockClient(tx, context, id);
  if (locked.fake) throw new Problem('ROBOT_IS_FOREVER');
  if (!fake) {
    throw invalidTransition((language) => realNames[language]);
  }
  await requireClientVersion(tx, context, locked, version);
  await requireNoLedgerEntries(tx, id);
  return changeClient(tx, context, locked, {
    what: 'made_robot',
    set: { fake: true },
    before: { fake: false },
    after: { fake: true },
  });
}
