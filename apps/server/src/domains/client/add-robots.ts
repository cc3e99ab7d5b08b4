import { randomInt } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { type Random, seededRandom } from '../../kernel/random.ts';
import { type AuditEntry, writeAuditEntries } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import { readSetting } from '../setting/settings.ts';
import { clientCreation, openClient } from './create-client.ts';
import { personName } from './person-names.ts';
import { readClient } from './read-client.ts';
import { responsibleFor } from './responsible.ts';

/** Adds robots, of believable names, each with an empty account. */
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
    // The name is taken: draw another one.
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
