import { and, eq, lt, sql } from 'drizzle-orm';
import { recalling } from '../domains/message/recall-message.ts';
import { audienceOf } from '../domains/message/recipients.ts';
import { type Outgoing, sendMessage } from '../domains/message/send-message.ts';
import type { Transaction } from '../kernel/db/database.ts';
import { client, message, messageRecipient } from '../kernel/db/schema.ts';
import type { Random } from '../kernel/random.ts';
import { writeAuditEntries } from '../platform/audit-log.ts';
import type { SeededClient } from './clients.ts';
import { type DemoStaff, heroes } from './staff.ts';

interface Setting {
  random: Random;
  staff: DemoStaff;
  clients: readonly SeededClient[];
  from: Date;
  now: Date;
}

const dayMs = 24 * 60 * 60 * 1000;
const messages = 24;

const texts = [
  [
    '系统维护通知',
    'Maintenance notice',
    '本周六 02:00–04:00 系统维护。',
    'The system is down for maintenance on Saturday, 02:00–04:00.',
  ],
  [
    '新股申购提醒',
    'IPO reminder',
    '新股申购今日截止，请留意资金。',
    'The subscription closes today; mind your balance.',
  ],
  [
    '入金已到账',
    'Your deposit has arrived',
    '您的入金已到账，感谢您的信任。',
    'Your deposit has arrived. Thank you for your trust.',
  ],
  [
    '节假日安排',
    'Holiday hours',
    '节假日期间客服时间有所调整。',
    'Support keeps other hours over the holidays.',
  ],
] as const;

export async function seedMessages(tx: Transaction, setting: Setting): Promise<void> {
  const { random, staff, now } = setting;
  const audits = [];
  for (let number = 0; number < messages; number++) {
    const outgoing = planned(setting, number);
    if (outgoing === undefined) continue;
    const { sent, audit } = await sendMessage(tx, outgoing);
    audits.push(audit);
    await tx
      .update(messageRecipient)
      .set({ readAt: new Date(sent.createdAt.getTime() + random.whole(1, 20) * 60_000) })
      .where(
        and(
          eq(messageRecipient.messageId, sent.id),
          // By the client's own number, so that every run has the same readers.
          sql`('x' || right(${messageRecipient.clientId}::text, 2))::bit(8)::int < ${random.whole(80, 200)}`,
        ),
      );
    if (number % 8 === 5) {
      const at = new Date(Math.min(sent.createdAt.getTime() + dayMs, now.getTime()));
      await tx
        .update(message)
        .set({ ...recalling(staff.angel, at), version: 2, updatedAt: at })
        .where(eq(message.id, sent.id));
    }
  }
  await writeAuditEntries(tx, null, audits);
}

function planned(
  { random, staff, clients, from, now }: Setting,
  number: number,
): Outgoing | undefined {
  const span = now.getTime() - from.getTime();
  const at = new Date(now.getTime() - Math.floor((span * number) / (messages + 1)));
  const [titleZh, titleEn, bodyZh, bodyEn] = texts[number % texts.length] ?? texts[0];
  const text = { id: random.id(at), titleZh, titleEn, bodyZh, bodyEn, at };
  const there = clients.filter(({ fake, createdAt }) => !fake && createdAt < at);
  if (number % 3 === 0) {
    const all = { audience: 'all', clientId: null, agentId: null } as const;
    return there.length === 0 ? undefined : send(text, { ...all, senderId: staff.angel }, at);
  }
  const hero = staff[random.pick(heroes)];
  const own = there.filter(({ agentId }) => agentId === hero);
  const [one] = own;
  if (one === undefined) return undefined;
  return number % 3 === 1
    ? send(text, { audience: 'agent', clientId: null, agentId: hero, senderId: staff.angel2 }, at)
    : send(
        text,
        {
          ...{ audience: 'client', clientId: one.id, agentId: null, senderId: staff.superman },
          language: one.language,
        },
        at,
      );
}

function send(
  text: Omit<Outgoing, 'audience' | 'clientId' | 'agentId' | 'language' | 'senderId' | 'to'>,
  whom: Pick<Outgoing, 'audience' | 'clientId' | 'agentId' | 'senderId'> &
    Partial<Pick<Outgoing, 'language'>>,
  at: Date,
): Outgoing {
  const alone = whom.audience === 'client';
  return {
    ...text,
    language: null,
    ...whom,
    alone,
    to: and(audienceOf(whom), lt(client.createdAt, at)),
  };
}
