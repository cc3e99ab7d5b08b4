import { randomInt } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { invalidTransition, Problem } from '../../kernel/errors/problem.ts';
import { type Random, seededRandom } from '../../kernel/random.ts';
import { type AuditEntry, writeAuditEntries } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import { changeClient } from './change-client.ts';
import { clientCreation, openClient } from './create-client.ts';
import { requireNoLedgerEntries } from './ledger-entries.ts';
import { lockClient, requireClientVersion } from './lock-client.ts';
import { personName } from './person-names.ts';
import { readClient } from './read-client.ts';
import { responsibleFor } from './responsible.ts';

const realNames = { 'zh-CN': '真实客户', 'en-US': 'a real client' } as const;

/** Robots are never counted, so nothing may be booked yet. */
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

export async function addRobots(
  tx: Transaction,
  context: RequestContext,
  request: Schemas.RobotRequest,
): Promise<Schemas.RobotList> {
  const actor = actorOf(context);
  const agentId = await responsibleFor(tx, actor, request.agent_id);
  const { base_currency: baseCurrency } = await readSetting(tx, 'trade');
  const currency = requireCurrency('currency', request.currency ?? baseCurrency);
  const random = seededRandom(randomInt(2 ** 31));
  const list: Schemas.Client[] = [];
  const audits: AuditEntry[] = [];
  while (list.length < request.count) {
    const added = await openClient(tx, { ...robotPerson(random), agentId }, [currency]);
    if (added === undefined) continue;
    list.push(await readClient(tx, actor, added.id));
    audits.push(clientCreation(added, [currency]));
  }
  await writeAuditEntries(tx, context, audits);
  return { list, total: list.length };
}

function robotPerson(random: Random) {
  const { fullName, latin } = personName(random);
  const username = `${latin}${random.digits(5)}`;
  return {
    username,
    fullName,
    mobile: `+861${random.pick(['38', '39', '58', '77', '86'])}${random.digits(8)}`,
    // Reserved domains, so that no message is ever delivered.
    email: `${username}@${random.pick(['example.com', 'example.net', 'example.org'])}`,
    fake: true,
    score: random.whole(350, 850),
    vipLevel: random.chance(0.7) ? 0 : random.whole(1, 3),
  };
}
