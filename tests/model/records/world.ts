import {
  type ApiAnswer,
  type ApiClient,
  apiClient,
} from '../../../apps/server/src/testing/api-client.ts';
import type { ClientFixture } from '../../../apps/server/src/testing/deposit-fixtures.ts';
import { createPerson, openSession } from '../../../apps/server/src/testing/people.ts';
import type { TestServer } from '../../../apps/server/src/testing/test-server.ts';
import { addRichClient } from '../../../apps/server/src/testing/trade-fixtures.ts';
import { liftSums } from '../../../apps/server/src/testing/two-person-fixtures.ts';
import type { Outcome } from './walk.ts';

export interface World {
  server: TestServer;
  client: ClientFixture;
  /** Two supervisors and two administrators: no matter who has made something, another one can decide it. */
  angel: ApiClient;
  angel2: ApiClient;
  god: ApiClient;
  god2: ApiClient;
}

export async function makeWorld(server: TestServer): Promise<World> {
  await liftSums(server.db);
  const second = await createPerson(server, { role: 'god' });
  return {
    server,
    client: await addRichClient(server.db, { money: '5000000.00' }),
    angel: await server.signIn('angel'),
    angel2: await server.signIn('angel2'),
    god: await server.signIn('god'),
    god2: apiClient(server.app, await openSession(server, second)),
  };
}

export const outcome = ({ status, body }: ApiAnswer): Outcome => ({ status, code: body.code });

export const byTheClock: Outcome = { status: 200, code: 'BY_THE_CLOCK' };

const dayMs = 24 * 60 * 60 * 1000;
export const later = (days: number): Date => new Date(Date.now() + days * dayMs);
