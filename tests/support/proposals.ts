import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import SparkMD5 from 'spark-md5';
import { ownPassword, qaCaptcha } from './stack.ts';
import { type StaffApi, signInByHand } from './staff-api.ts';

const path = '/approval/admin/v1';

export async function waitingAbout(staff: StaffApi, id: string): Promise<Schemas.Proposal[]> {
  const { body } = await staff.get<Schemas.ProposalList>(`${path}/list?status=pending&size=100`);
  return body.list.filter(({ subject, client }) => subject.id === id || client?.id === id);
}

export async function confirmAbout(staff: StaffApi, id: string): Promise<void> {
  const waiting = await waitingAbout(staff, id);
  if (waiting.length === 0) throw new Error(`Nothing waits about ${id}.`);
  for (const { id: proposalId, version } of waiting) {
    const body = { result: 'approved', version };
    const { status } = await staff.put(`${path}/audit/${proposalId}`, body);
    if (status !== 200) throw new Error(`${proposalId} was not confirmed: ${status}.`);
  }
}

export async function readProposal(staff: StaffApi, id: string): Promise<Schemas.Proposal> {
  return (await staff.get<Schemas.Proposal>(`${path}/${id}`)).body;
}

export async function liftLimits(first: StaffApi, second: StaffApi): Promise<void> {
  const { waiting: _, ...config } = (
    await first.get<Schemas.TradeConfigState>('/config/admin/v1/trade')
  ).body;
  const lifted = (limit: object = {}) =>
    Object.fromEntries(Object.keys(limit).map((bound) => [bound, '100000000']));
  const limits = Object.fromEntries(
    Object.entries(config.limits).map(([name, limit]) => [name, lifted(limit)]),
  );
  const { status } = await first.put('/config/admin/v1/trade', {
    ...config,
    limits,
    reason: 'No test reaches them',
  });
  if (status !== 200) throw new Error(`Other limits were not proposed: ${status}.`);
  await confirmAbout(second, 'trade');
}

export async function collectCode(
  maker: StaffApi,
  approver: StaffApi,
  id: string,
): Promise<string> {
  const path = `/user/v1/invitation/half/${id}`;
  const first = await maker.post<Schemas.CollectedHalf>(path, { half: 'first' });
  const second = await approver.post<Schemas.CollectedHalf>(path, { half: 'second' });
  return `${first.body.code}-${second.body.code}`;
}

/** Returns the username. */
export async function newColleague(url: string, role: Schemas.Role): Promise<string> {
  const god = await signInByHand(url, 'god');
  const username = `colleague-${randomUUID().slice(0, 8)}`;
  const invited = { username, name: `同事 ${username.slice(-4)}`, role };
  const { body: person } = await god.post<Schemas.StaffUser>('/user/v1/create', invited);
  const god2 = await signInByHand(url, 'god2');
  await confirmAbout(god2, person.id);
  const { body: captcha } = await god.get<Schemas.Captcha>('/auth/admin/v1/captcha');
  const accepted = await god.post(
    '/auth/admin/v1/invitation',
    {
      username,
      code: await collectCode(god, god2, person.id),
      new_password: SparkMD5.hash(ownPassword),
      captcha: qaCaptcha,
    },
    { 'X-Captcha-Id': captcha.captcha_id },
  );
  if (accepted.status !== 200) {
    throw new Error(`The invitation was refused: ${JSON.stringify(accepted.body)}`);
  }
  return username;
}
