import { randomInt, randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { describe, test } from 'vitest';
import type { Call } from '../call.ts';
import { confirmProposal } from '../confirm-proposal.ts';
import { onceKey, type World } from '../world.ts';

const md5 = 'e1fc61084d3e278d3b9d66716766dacd';

export function clientAdministrationAnswers(world: () => World): void {
  describe('the administration of clients', () => {
    const angel = () => ({ token: world().angel.accessToken });
    const superman = () => ({ token: world().superman.accessToken });
    const hero = () => ({ token: world().hero.accessToken });

    async function newClient(): Promise<Schemas.Client> {
      const call = creation();
      // Held against the contract by `answer`.
      return (await world().answer(call, 201)) as Schemas.Client;
    }

    const creation = (fields: Record<string, unknown> = {}): Call => ({
      operation: 'createClient',
      ...angel(),
      headers: onceKey(),
      body: {
        username: `contract-${randomUUID().slice(0, 8)}`,
        full_name: 'Contract Client',
        mobile: `+86139${String(randomInt(1e8)).padStart(8, '0')}`,
        email: 'contract@example.com',
        password: md5,
        ...fields,
      },
    });

    async function refusals(call: Call): Promise<void> {
      const path = { ...call.path };
      await world().answer({ ...call, path: { ...path, id: 'not-an-id' } }, 400);
      await world().answer({ ...call, token: null }, 401);
      await world().answer({ ...call, path: { ...path, id: randomUUID() } }, 404);
    }

    async function keyReused(call: Call, other: Record<string, unknown>): Promise<void> {
      const headers = onceKey();
      await world().answer({ ...call, headers }, 201);
      await world().answer({ ...call, headers, body: other }, 422);
    }

    test('adding clients and robots', async () => {
      await newClient();
      await world().answer(creation({ username: 'No Blanks' }), 400);
      await world().answer({ ...creation(), token: null }, 401);
      await world().answer({ ...creation(), ...hero() }, 403);
      const reused = creation();
      await world().answer(reused, 201);
      await world().answer(
        { ...creation(), ...(reused.headers && { headers: reused.headers }) },
        422,
      );

      const query = { full_name: 'Contract Client' };
      const similar = { operation: 'findSimilarClients', ...angel(), query };
      await world().answer(similar, 200);
      await world().answer({ ...similar, query: { full_name: 'C' } }, 400);
      await world().answer({ ...similar, token: null }, 401);

      const robots = { operation: 'addRobots', ...hero(), headers: onceKey(), body: { count: 2 } };
      await keyReused(robots, { count: 1 });
      await world().answer({ ...robots, body: { count: 0 } }, 400);
      await world().answer({ ...robots, token: null }, 401);
      await world().answer({ ...robots, ...superman() }, 403);
    });

    test('tags', async () => {
      const path = { id: (await newClient()).id };
      const tags = { operation: 'changeClientTags', ...angel(), path };
      await world().answer({ ...tags, body: { add: ['Contract'], version: 1 } }, 200);
      await world().answer({ ...tags, body: { remove: ['contract'], version: 1 } }, 409);
      await refusals({ ...tags, body: { remove: ['contract'], version: 2 } });
    });

    test('status, robots, sessions, password, code, contact, and the end', async () => {
      const { id } = await newClient();
      const path = { id };
      const status = { operation: 'setClientStatus', ...angel(), path };
      await world().answer({ ...status, body: { status: 'locked', version: 1 } }, 200);
      await world().answer({ ...status, body: { status: 'disabled', version: 1 } }, 409);
      await refusals({ ...status, body: { status: 'disabled', version: 2 } });

      const fake = { operation: 'markClientAsRobot', ...angel(), path };
      await world().answer({ ...fake, body: { fake: true, version: 2 } }, 200);
      await world().answer({ ...fake, body: { fake: false, version: 3 } }, 409);
      await world().answer({ ...fake, ...superman(), body: { fake: true, version: 3 } }, 403);
      await refusals({ ...fake, body: { fake: true, version: 3 } });

      const offline = { operation: 'endClientSessions', ...angel(), path };
      await world().answer(offline, 200);
      await refusals(offline);

      const password = {
        operation: 'resetClientPassword',
        ...angel(),
        path,
        body: { password: md5 },
      };
      await world().answer(password, 200);
      await world().answer({ ...password, ...hero() }, 403);
      await refusals(password);

      const code = { operation: 'createClientCode', ...angel(), path };
      await world().answer(code, 200);
      await world().answer({ ...code, ...hero() }, 403);
      await refusals(code);

      const reveal = {
        operation: 'revealClientContact',
        ...angel(),
        path,
        body: { field: 'email' },
      };
      await world().answer(reveal, 200);
      await refusals(reveal);

      const update = {
        operation: 'updateClient',
        ...angel(),
        path: { id: (await newClient()).id },
        body: { full_name: 'Renamed', vip_level: 1, score: 1, remark: null, version: 1 },
      };
      await world().answer(update, 200);
      await world().answer(update, 409);
      await refusals(update);

      const remove = { operation: 'deleteClient', ...angel(), path };
      await refusals(remove);
      await world().answer({ ...remove, ...hero() }, 403);
      await world().answer(remove, 200);
      const { client } = await world().pendingDeposit();
      await world().answer({ ...remove, path: { id: client.id } }, 409);
    });

    test('the search', async () => {
      const search = (username: string) => ({
        operation: 'findClients',
        ...hero(),
        query: { username },
      });
      await world().answer(search('a'), 200);
      await world().answer(search(''), 400);
      await world().answer({ ...search('a'), token: null }, 401);
    });

    test('trade settings', async () => {
      const path = { id: (await newClient()).id };
      const read = { operation: 'getClientTradeSettings', ...angel(), path };
      await world().answer(read, 200);
      await refusals(read);
      const body = {
        products: ['fund'],
        order_max: '100.00',
        daily_max: null,
        fee_discount_pct: '5',
        version: 1,
      };
      const change = { operation: 'setClientTradeSettings', ...angel(), path, body };
      const proposed = await world().answer(change, 200);
      await world().answer(change, 409);
      await confirmProposal(world(), world().angel2, proposed);
      await world().answer(read, 200);
      await world().answer(change, 409);
      await world().answer({ ...change, ...hero() }, 403);
      await refusals(change);
    });

    test('the risk level', async () => {
      const path = { id: (await newClient()).id };
      const read = { operation: 'getClientRisk', ...angel(), path };
      await world().answer(read, 200);
      await refusals(read);
      const of = (level: string, version: number) => ({
        ...{ operation: 'setClientRisk', ...angel(), path },
        body: { level, reason: 'Contract', version },
      });
      await world().answer(of('high', 1), 200);
      await world().answer(of('medium', 1), 409);
      await world().answer(of('high', 2), 409);
      await world().answer(of('medium', 2), 200);
      await world().answer(of('low', 2), 409);
      await world().answer(read, 200);
      await refusals(of('low', 2));
    });

    test('bank cards', async () => {
      const path = { id: (await newClient()).id };
      const body = { bank_name: 'A Bank', holder_name: 'Contract Client', acc_no: '12345678' };
      const add = { operation: 'addClientBank', ...angel(), path, body, headers: onceKey() };
      await keyReused(add, { ...body, acc_no: '87654321' });
      await refusals(add);
      const list = { operation: 'listClientBanks', ...angel(), path };
      // Held against the contract by `answer`.
      const cards = async () => (await world().answer(list, 200)) as Schemas.ClientBankList;
      await confirmProposal(world(), world().angel2, (await cards()).waiting[0]);
      const { list: banks } = await cards();
      await refusals(list);
      const one = { ...path, bankId: banks[0]?.id ?? '' };
      const number = { field: 'bank_acc_no', bank_id: one.bankId };
      await world().answer(
        { operation: 'revealClientContact', ...angel(), path, body: number },
        200,
      );
      const change = {
        operation: 'changeClientBank',
        ...angel(),
        path: one,
        body: { ...body, holder_name: 'Another', version: 1 },
      };
      const proposed = await world().answer(change, 200);
      await world().answer(change, 409);
      await confirmProposal(world(), world().angel2, proposed);
      await world().answer(change, 409);
      await refusals(change);
      const remove = {
        operation: 'deleteClientBank',
        ...angel(),
        path: one,
        query: { version: '2' },
      };
      await world().answer({ ...remove, query: { version: '1' } }, 409);
      await refusals(remove);
      await world().answer(remove, 200);
    });

    test('beneficiaries, notes, crypto addresses, access records and places', async () => {
      const path = { id: (await newClient()).id };
      const nominees = (version: number) => ({
        operation: 'setClientNominees',
        ...angel(),
        path,
        body: {
          nominees: [
            { name: 'A', relationship: 'Spouse', phone: null, dob: '1990-01-01', share: '50' },
          ],
          version,
        },
      });
      await world().answer(nominees(1), 200);
      await world().answer(nominees(1), 409);
      await world().answer(nominees(2), 409);
      await refusals(nominees(2));
      const note = {
        operation: 'addClientNote',
        ...angel(),
        path,
        body: { text: 'a note' },
        headers: onceKey(),
      };
      await keyReused(note, { text: 'another note' });
      await refusals(note);
      for (const operation of [
        'listClientNominees',
        'listClientNotes',
        'getClientTimeline',
        'getClientSummary',
        'listClientCrypto',
        'listClientAccess',
        'getClientLocation',
        'listLinkedClients',
      ]) {
        await world().answer({ operation, ...angel(), path }, 200);
        await refusals({ operation, ...angel(), path });
      }
      const seeded = (await world().answer(
        { operation: 'listClients', ...hero(), query: { size: '1' } },
        200,
      )) as Schemas.ClientList;
      const busy = { id: seeded.list[0]?.id ?? '' };
      for (const operation of [
        'listClientAccess',
        'getClientLocation',
        'getClientTimeline',
        'getClientSummary',
      ]) {
        await world().answer({ operation, ...hero(), path: busy }, 200);
      }
      const file = { operation: 'exportClientAccess', ...angel(), path: busy };
      await world().answer(file, 200);
      await world().answer({ ...file, ...hero() }, 403);
      await refusals(file);
    });
  });
}
