import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { ChoiceFilter } from './choice-filter.tsx';

const choices = ['待审核', '已缴款', '持仓中', '已卖出', '待结算', '已完成', '已退款'];

let remove = () => {};
afterEach(() => remove());

test('a row that is too narrow scrolls the selected choice into view without scrolling the page', async () => {
  remove = await draw(
    <>
      <div style={{ height: 3000 }} />
      <div style={{ width: 240 }}>
        <ChoiceFilter
          label="状态"
          value="已退款"
          choices={choices.map((value) => ({ value, label: value }))}
          onChange={() => {}}
        />
      </div>
    </>,
  );
  const edge = () =>
    page.getByRole('group', { name: '状态' }).element().getBoundingClientRect().right;
  const end = () => page.getByText('已退款').element().getBoundingClientRect().right;
  await expect.poll(() => end() - edge()).toBeLessThanOrEqual(0);
  expect(scrollY).toBe(0);
});

test('choices behind the button of the filters are as high as a field, not as the popover', async () => {
  remove = await draw(
    <div data-toolbar>
      <div data-folded className="flex flex-col">
        <ChoiceFilter
          label="客户"
          value=""
          choices={[
            { value: '', label: '真实客户' },
            { value: 'fake', label: '机器人' },
          ]}
          onChange={() => {}}
        />
      </div>
    </div>,
  );
  const group = page.getByRole('group', { name: '客户' });
  await expect.element(group).toBeVisible();
  expect(group.element().getBoundingClientRect().height).toBe(32);
});
