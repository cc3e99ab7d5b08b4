import type { Transaction } from '../kernel/db/database.ts';
import { ipRule } from '../kernel/db/schema.ts';
import type { Random } from '../kernel/random.ts';
import { writeAuditEntries } from '../platform/audit-log.ts';
import type { DemoStaff } from './staff.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Networks are those of documentation: the rules block no real address. */
export async function seedIpRules(
  tx: Transaction,
  { random, staff, now }: { random: Random; staff: DemoStaff; now: Date },
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const rules = [
    { cidr: '203.0.113.0/24', scope: 'all', note: '异常登录来源', at: ago(90), hit: ago(2) },
    {
      cidr: '198.51.100.23/32',
      scope: 'all',
      note: 'Password guessing',
      at: ago(40),
      until: ago(10),
    },
    { cidr: '2001:db8:bad::/48', scope: 'role', role: 'hero', note: '已离职员工网络', at: ago(21) },
    {
      cidr: '192.0.2.77/32',
      scope: 'user',
      userId: staff.hero4,
      note: null,
      at: ago(5),
      until: ago(-30),
    },
  ] as const;
  const rows = rules.map((rule) => ({
    id: random.id(rule.at),
    kind: 'deny' as const,
    cidr: rule.cidr,
    scope: rule.scope,
    role: 'role' in rule ? rule.role : null,
    userId: 'userId' in rule ? rule.userId : null,
    note: rule.note,
    expiresAt: 'until' in rule ? rule.until : null,
    lastHitAt: 'hit' in rule ? rule.hit : null,
    lastHits: 'hit' in rule ? [{ at: rule.hit.toISOString(), address: '203.0.113.58' }] : [],
    createdById: staff.god,
    updatedById: staff.god,
    createdAt: rule.at,
    updatedAt: rule.at,
  }));
  await tx.insert(ipRule).values(rows);
  await writeAuditEntries(
    tx,
    null,
    rows.map(({ id, cidr, kind, scope, note, createdAt }) => ({
      action: 'ip_rule.created',
      subject: { type: 'ip_rule', id },
      after: { cidr, kind, scope, note },
      at: createdAt,
      changed: [],
    })),
  );
}
