import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { ownPreferences } from '#/ui/session/session-context.tsx';
import { useTime, withTimes } from '#/ui/time/use-time.ts';
import { useDeskTime } from './use-desk-time.ts';

const at = '2026-11-20T16:05:00Z';
let unmount = () => {};
afterEach(() => {
  unmount();
  ownPreferences.write({});
});

function Times() {
  const own = useTime();
  const desk = useDeskTime();
  return (
    <dl>
      <dd title="own">{own.dateTime(at)}</dd>
      <dd title="desk">{desk.dateTime(at)}</dd>
      <dd title="day">{desk.date(at)}</dd>
    </dl>
  );
}

// @rule languages: Times follow the zone of the user; days and cut-offs keep the configured one
// @in ui/days/use-desk-time.ts ui/time/use-time.ts
test('times follow the zone that the user has chosen, and cut-offs name the configured one', async () => {
  unmount = await draw(<Times />);
  await expect.element(page.getByTitle('own')).toHaveTextContent('2026/11/21 00:05');
  await expect.element(page.getByTitle('desk')).toHaveTextContent('2026/11/21 00:05');
  ownPreferences.write({ timezone: 'America/New_York' });
  await expect.element(page.getByTitle('own')).toHaveTextContent('2026/11/20 11:05');
  await expect.element(page.getByTitle('desk')).toHaveTextContent('2026/11/21 00:05 GMT+8');
  await expect.element(page.getByTitle('day')).toHaveTextContent('2026/11/21');
  expect(withTimes(`until ${at}`, [at])).toBe('until 2026/11/20 11:05');
});
