import type { Schemas } from '@brokerdesk/sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { auditProposal, withdrawProposal } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
const path = '/config/admin/v1/currency_pair';
let god: ApiClient;
let god2: ApiClient;

beforeAll(async () => {
  god = await server().signIn('god');
  god2 = await server().signIn('god2');
});

const terms = { min_amount: '10', max_amount: null, weight: 1, status: 'enabled' };
const others = ['CNY', 'HKD', 'SGD', 'GBP', 'JPY', 'AUD', 'CAD', 'KRW'];

const propose = async (primary: string, secondary: string): Promise<Schemas.Proposal> =>
  (await god.call('POST', path, { primary, secondary, ...terms }, once())).body;
const outcome = ({ status, body }: ApiAnswer) => `${status} ${body.code ?? body.status}`;
const closed = '409 PROPOSAL_CLOSED';

describe('one of two simultaneous decisions on a proposal holds', () => {
  // @rule second-person: Of simultaneous decisions on a proposal, one counts
  // @in ./proposal-row.ts
  // @rule second-person: A proposal is pending, then applied, rejected, withdrawn or expired
  // @in ./due-proposals.ts
  it.each([
    ['confirmed and withdrawn', 'USD', 'withdrawn', (one) => withdrawProposal(god, one)],
    ['confirmed and rejected', 'EUR', 'rejected', (one) => auditProposal(god2, one, 'rejected')],
    ['confirmed by two', 'USDT', 'applied', (one) => auditProposal(god2, one)],
  ] satisfies [string, string, string, (one: Schemas.Proposal) => Promise<ApiAnswer>][])(
    '%s',
    async (_, primary, otherwise, decide) => {
      const proposals = await Promise.all(others.map((one) => propose(primary, one)));
      const outcomes: string[][] = [];
      for (const one of proposals) {
        const answers = await Promise.all([auditProposal(god2, one), decide(one)]);
        outcomes.push(answers.map(outcome));
      }
      const confirmed = ['200 applied', closed];
      const first = outcomes.filter(([answer]) => answer === '200 applied');
      const second = outcomes.filter(([answer]) => answer === closed);
      expect(first).toEqual(first.map(() => confirmed));
      expect(second).toEqual(second.map(() => [closed, `200 ${otherwise}`]));
      expect(first.length + second.length).toBe(outcomes.length);
      const added = otherwise === 'applied' ? outcomes : first;
      expect((await god.get(`${path}?primary=${primary}`)).body.total).toBe(added.length);
    },
  );
});
