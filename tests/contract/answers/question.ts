import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { describe, test } from 'vitest';
import { onceKey, type World } from '../world.ts';

type Reference = { id: string; version: number };

const kinds = [
  { name: 'Deposit', template: 'payment_proof', list: 'listDeposits' },
  { name: 'Withdrawal', template: 'destination', list: 'listWithdrawals' },
  { name: 'Kyc', template: 'document', list: 'listKyc' },
] as const;

export function questionAnswers(world: () => World): void {
  describe('questions to clients', () => {
    const angel = () => ({ token: world().angel.accessToken });
    const hero = () => ({ token: world().hero.accessToken });

    async function waiting({ name, list }: (typeof kinds)[number]): Promise<Reference> {
      if (name === 'Deposit') return world().pendingDeposit();
      const query = { status: 'pending', phase: 'review', size: '1' };
      const page = (await world().answer({ operation: list, ...angel(), query }, 200)) as {
        list: Reference[];
      };
      const [first] = page.list;
      if (first === undefined) throw new Error(`None of ${list} waits.`);
      return first;
    }

    test('the templates are for all who are signed in', async () => {
      await world().answer({ operation: 'listQuestionTemplates', ...hero() }, 200);
      await world().answer({ operation: 'listQuestionTemplates' }, 401);
      const query = { type: 'deposit', id: (await world().pendingDeposit()).id };
      const about = { operation: 'listQuestionTemplates', ...angel(), query };
      await world().answer(about, 200);
      await world().answer({ ...about, query: { type: 'deposit' } }, 400);
      await world().answer({ ...about, query: { ...query, id: randomUUID() } }, 404);
    });

    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: it is one conversation, answer by answer
    test.each(kinds)('asking about a $name, and recording the answer', async (kind) => {
      let { id, version } = await waiting(kind);
      const call = (operation: string, body: Record<string, unknown>) => ({
        operation,
        ...angel(),
        path: { id },
        ...(kind.name !== 'Kyc' && { headers: onceKey() }),
        body: { version, ...body },
      });
      const ask = (body: Record<string, unknown> = {}) =>
        call(`ask${kind.name}Client`, { template: kind.template, ...body });
      const answer = (body: Record<string, unknown> = {}) =>
        call(`record${kind.name}Answer`, { answer: 'Sent by e-mail', ...body });
      for (const [made, invalid] of [
        [ask, { note: 'https://bank.example' }],
        [answer, { answer: ' ' }],
      ] as const) {
        await world().answer(made(invalid), 400);
        await world().answer({ ...made(), token: null }, 401);
        // Every role may decide identity checks.
        if (kind.name !== 'Kyc') await world().answer({ ...made(), ...hero() }, 403);
        await world().answer({ ...made(), path: { id: randomUUID() } }, 404);
        await world().answer(made({ version: version + 7 }), 409);
      }
      const about = { type: kind.name.toLowerCase(), id };
      const templates = { operation: 'listQuestionTemplates', ...angel(), query: about };
      const { language } = (await world().answer(templates, 200)) as Schemas.QuestionTemplates;
      await world().answer(ask({ language: language === 'en-US' ? 'zh-CN' : 'en-US' }), 409);
      const first = ask();
      for (let times = 1; times <= 5; times += 1) {
        const question = await world().answer(times === 1 ? first : ask(), 200);
        version = (question as Schemas.Deposit).version;
        const answered = answer();
        version = ((await world().answer(answered, 200)) as Schemas.Deposit).version;
        if (times === 1 && kind.name !== 'Kyc') {
          const other = { ...answered, body: { ...answered.body, answer: 'Another' } };
          await world().answer(other, 422);
        }
      }
      await world().answer(ask(), 422);
    });
  });
}
