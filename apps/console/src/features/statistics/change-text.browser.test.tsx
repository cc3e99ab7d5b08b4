import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { PageAddressProvider } from '#/ui/page/page-address.tsx';
import { useChangeText } from './change-text.ts';

let remove = () => {};
afterEach(() => remove());

function Change({ now, before }: { now: number; before: number }) {
  return <p>{useChangeText()(now, before)}</p>;
}

// @rule statistics: A change of a loss is said as better or worse, not by its sign
// @in ./change-text.ts
test.each([
  [110, 100, '较上期 +10%'],
  [-80, -100, '优于上期 20%'],
  [-120, -100, '差于上期 20%'],
  [-50, 100, '差于上期 150%'],
  [5, 0, '上期无数据'],
])('the change from %d to %d is written as text', async (now, before, text) => {
  await speak('zh-CN', ['statistics']);
  const address = { search: {}, latestSearch: () => ({}), change: () => {} };
  remove = await draw(
    <PageAddressProvider address={address}>
      <Change now={now} before={before} />
    </PageAddressProvider>,
  );
  await expect.element(page.getByText(text)).toBeVisible();
});
