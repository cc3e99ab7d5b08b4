import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { type SmtpTestServer, startSmtpServer } from '../../apps/server/src/testing/smtp-server.ts';
import { copyDemo } from '../../apps/server/src/testing/test-server.ts';
import { clientWithAccount, recordDeposit } from '../support/deposits.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { type StaffApi, signInByHand } from '../support/staff-api.ts';
import { type Call, expectAnswer } from './call.ts';

export interface World {
  readonly stack: Stack;
  readonly smtp: SmtpTestServer;
  readonly god: StaffApi;
  /** Confirms what `god` has asked for. */
  readonly god2: StaffApi;
  readonly angel: StaffApi;
  readonly angel2: StaffApi;
  readonly superman: StaffApi;
  readonly hero: StaffApi;
  answer(call: Call, status: number): Promise<unknown>;
  /** A pending deposit that angel made. */
  pendingDeposit(amount?: string): Promise<Schemas.Deposit>;
  clientOutsideHerosScope(): Promise<Schemas.Client>;
}

export async function startWorld(): Promise<World> {
  // Without a PostgreSQL of the tests, on the embedded database.
  const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined;
  const smtp = await startSmtpServer();
  const demo = onPostgres ? await copyDemo() : undefined;
  const stack = await startStack({
    ...demo?.urls,
    ...(demo && { dataDir: demo.dataDir }),
    env: {
      ...demo?.env,
      ...{ EXPORT_DIRECT_ROWS: '0', MAIL_FROM: 'Desk <desk@example.com>' },
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    },
  });
  const [god, god2, angel, angel2, superman, hero] = await Promise.all([
    signInByHand(stack.url, 'god'),
    signInByHand(stack.url, 'god2'),
    signInByHand(stack.url, 'angel'),
    signInByHand(stack.url, 'angel2'),
    signInByHand(stack.url, 'superman'),
    signInByHand(stack.url, 'hero'),
  ]);
  return {
    stack,
    smtp,
    god,
    god2,
    angel,
    angel2,
    superman,
    hero,
    answer: (call, status) => expectAnswer(stack.url, call, status),
    pendingDeposit: (amount = '100.00') => recordDeposit(angel, { amount }),
    async clientOutsideHerosScope() {
      const { client: mine } = await clientWithAccount(hero);
      const { body } = await god.get<Schemas.ClientList>('/client/admin/v1/list?size=200');
      const other = body.list.find((client) => client.agent_id !== mine.agent_id);
      if (other === undefined) throw new Error('Every client on the first page is hero’s.');
      return other;
    },
  };
}

export function onceKey(): Record<string, string> {
  return { 'Idempotency-Key': randomUUID() };
}
