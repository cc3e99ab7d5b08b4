import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { ProductRow, type ProductsDraft } from './product-row.tsx';

const items: ProductsDraft['items'] = [
  { kind: 'stock', title_zh: '打板', title_en: 'Limit-up stocks', visible: true },
  { kind: 'ipo', title_zh: '新股', title_en: 'IPOs', visible: true },
];

function Rows() {
  const form = useForm<ProductsDraft>({ defaultValues: { items } });
  const rest = {
    last: 1,
    dragged: false,
    onMove: () => {},
    onDrag: () => {},
    onDragOver: () => {},
  };
  return (
    <ul>
      {items.map(({ kind }, at) => (
        <ProductRow key={kind} form={form} at={at} {...rest} />
      ))}
    </ul>
  );
}

test('the names of products have one heading on a wide screen, and in every row a label to read out', async () => {
  await page.viewport(1280, 800);
  await speak('zh-CN', ['app-settings', 'menu']);
  const remove = await draw(<Rows />);
  const field = (row: string) =>
    page.getByRole('group', { name: row }).getByRole('textbox', { name: '中文名称' });
  await expect.element(field('新股申购')).toHaveValue('新股');
  const labels = [...document.querySelectorAll('label')].filter(
    ({ textContent }) => textContent === '中文名称',
  );
  expect(labels.map((label) => label.getBoundingClientRect().width > 1)).toEqual([true, false]);
  remove();
});
