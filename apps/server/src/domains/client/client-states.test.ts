import { describe, expect, it } from 'vitest';
import { stepTo } from './client-state.ts';

const positions = [true, false].flatMap((active) =>
  [true, false].map((locked) => ({ active, locked })),
);
const statuses = ['enabled', 'disabled', 'locked', 'unlocked'] as const;

describe('every status asked of every client', () => {
  // @rule clients: A client is enabled or disabled, locked or unlocked; repeats are refused
  // @in ./client-state.ts
  it.each(positions.flatMap((now) => statuses.map((status) => ({ ...now, status }))))(
    'active $active, locked $locked: $status',
    ({ status, ...now }) => {
      const expected = {
        enabled: now.active ? undefined : { to: { active: true }, endsSessions: false },
        disabled: now.active ? { to: { active: false }, endsSessions: true } : undefined,
        locked: now.locked ? undefined : { to: { locked: true }, endsSessions: true },
        unlocked: now.locked ? { to: { locked: false }, endsSessions: false } : undefined,
      };
      expect(stepTo(status, now)).toEqual(expected[status]);
    },
  );
});
