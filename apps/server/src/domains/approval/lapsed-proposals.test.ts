import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { appliers } from '../../app.ts';
import { auditLog, staffUser } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, addDeposit, readAccount } from '../../testing/deposit-fixtures.ts';
import { signedInPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { auditProposal } from '../../testing/two-person-fixtures.ts';
import { closeDueProposals } from './due-proposals.ts';

const server = useTestServer();
const administrator = () => signedInPerson(server(), { role: 'god' });
const closeDue = () => {
  const { db, services, app } = server();
  return closeDueProposals({ db, services, log: app.log as never }, appliers, new Date());
};
const changeStaff = (id: string, set: Partial<typeof staffUser.$inferInsert>) =>
  server().db.update(staffUser).set(set).where(eq(staffUser.id, id));

async function proposeTradeConfig(who: ApiClient): Promise<Schemas.Proposal> {
  const path = '/config/admin/v1/trade';
  const { waiting: _, ...seen } = (await who.get(path)).body;
  const limits = { ...seen.limits, credit: { ...seen.limits.credit, record: '8000' } };
  return (await who.call('PUT', path, { ...seen, limits, reason: 'Fewer approvers' })).body;
}

describe('a proposal whose maker counts no more', () => {
  it.each([
    ['was disabled', { active: false, disabledAt: new Date() }],
    ['has lost the right by another role', { role: 'hero' as const }],
  ])('lapses if the maker %s', async (_, change) => {
    const maker = await administrator();
    const { api } = await administrator();
    const made = await proposeTradeConfig(maker.api);
    expect((await api.get(`/approval/admin/v1/${made.id}`)).body.decision.approve).toBe(true);
    await changeStaff(maker.id, change);

    const shown = (await api.get(`/approval/admin/v1/${made.id}`)).body;
    expect(shown).toMatchObject({
      status: 'pending',
      decision: { approve: false, blocked_code: 'PROPOSAL_LAPSED' },
    });
    const refused = await auditProposal(api, made);
    expect([refused.status, refused.body.code]).toEqual([409, 'PROPOSAL_LAPSED']);

    await closeDue();
    expect((await api.get(`/approval/admin/v1/${made.id}`)).body).toMatchObject({
      status: 'expired',
      checker: null,
      reason: shown.decision.blocked_reason,
    });
    const [entry] = await server()
      .db.select({ actorId: auditLog.actorId, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, made.id), eq(auditLog.action, 'proposal.expired')));
    expect(entry).toEqual({
      actorId: null,
      after: { status: 'expired', reason: 'PROPOSAL_LAPSED' },
    });
  });

  it('allows another one of the same', async () => {
    const maker = await administrator();
    const second = await administrator();
    const made = await proposeTradeConfig(maker.api);
    await changeStaff(maker.id, { active: false, disabledAt: new Date() });
    const again = await proposeTradeConfig(second.api);
    expect(again).toMatchObject({ status: 'pending', maker: { id: second.id } });
    const { body } = await second.api.get(`/approval/admin/v1/${made.id}`);
    expect(body.status).toBe('expired');
  });

  it('is no first signature of a deposit', async () => {
    const { db } = server();
    const [maker, second, third] = [
      await administrator(),
      await administrator(),
      await administrator(),
    ];
    const client = await addClient(db, { agent: null });
    const { id } = await addDeposit(db, client, { amount: '20000.00' });
    const approve = (who: ApiClient) =>
      who.call(
        'PUT',
        `/deposit/admin/v1/audit/${id}`,
        { result: 'approved', ...acknowledged, version: 1 },
        once(),
      );
    expect((await approve(maker.api)).body.status).toBe('pending');
    await changeStaff(maker.id, { active: false, disabledAt: new Date() });

    const answer = (await approve(second.api)).body;
    expect([answer.status, answer.decision.second_person.waiting.mine]).toEqual(['pending', true]);
    expect(Number((await readAccount(db, client.accounts['USD'])).balance)).toBe(0);
    expect((await approve(third.api)).body.status).toBe('approved');
  });
});
