import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cellHeights } from '#/business/list/table/row-cells.ts';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { KycStatus } from './kyc-status.tsx';

let remove = () => {};
afterEach(() => remove());

test('a badge is vertically centred in its row', async () => {
  await speak('zh-CN', ['client-profile']);
  remove = await draw(
    <table className="text-sm">
      <tbody>
        <tr>
          <td className={cellHeights.normal}>
            <KycStatus status="approved" />
          </td>
        </tr>
      </tbody>
    </table>,
  );
  const badge = page.getByText('已通过');
  await expect.element(badge).toBeVisible();
  const middle = (element: Element | null) => {
    const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    return (top + bottom) / 2;
  };
  expect(middle(badge.element())).toBeCloseTo(middle(document.querySelector('td')), 1);
});
