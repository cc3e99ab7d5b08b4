import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { useDayLabels } from './day-labels.ts';

function Labels({ first, last }: { first: string; last: string }) {
  const { dayInShort, daysInFull, monthInShort } = useDayLabels()(first, last);
  return <p>{[dayInShort(last), monthInShort(last), daysInFull(first, last)].join(' | ')}</p>;
}

test('days of two years have their year on the axis, and days of one have none', async () => {
  const one = await draw(<Labels first="2026-11-16" last="2026-11-22" />);
  await expect
    .element(page.getByRole('paragraph'))
    .toHaveTextContent('11/22 | 11月 | 2026/11/16 – 2026/11/22');
  one();
  const two = await draw(<Labels first="2025-12-29" last="2026-01-04" />);
  await expect
    .element(page.getByRole('paragraph'))
    .toHaveTextContent('26/1/4 | 2026年1月 | 2025/12/29 – 2026/1/4');
  two();
});
