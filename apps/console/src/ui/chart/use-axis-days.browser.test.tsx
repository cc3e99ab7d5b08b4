import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { useAxisDays } from './day-labels.ts';

function Days({ of }: { of: readonly string[] }) {
  return <p>{useAxisDays()(of).join(' | ')}</p>;
}

test('moments of two years have their year on the axis, by the configured time zone', async () => {
  const one = await draw(<Days of={['2026-01-04T00:00:00Z', '2026-11-22T09:00:00Z']} />);
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('1/4 | 11/22');
  one();
  const other = await draw(<Days of={['2025-12-31T20:00:00Z', '2026-01-04T00:00:00Z']} />);
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('1/1 | 1/4');
  other();
  const two = await draw(<Days of={['2025-12-29T00:00:00Z', '2026-01-04T00:00:00Z']} />);
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('25/12/29 | 26/1/4');
  two();
});
