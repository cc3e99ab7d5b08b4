import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from './draw.fixture.tsx';
import { ErrorState } from './error-state.tsx';

let remove: () => void;
let settle: () => void;
afterEach(() => remove());

function Part({ children }: { children: ReactNode }) {
  const [failed, setFailed] = useState(true);
  settle = () => setFailed(false);
  return (
    <>
      <button type="button">别处</button>
      <section aria-label="详情" tabIndex={-1}>
        <h2>资金</h2>
        {failed ? (
          <div>
            <ErrorState error={new Error('Gone')} onRetry={settle} />
          </div>
        ) : (
          children
        )}
      </section>
    </>
  );
}

const again = () => page.getByRole('button', { name: '重试' });

test('after what worked at last, the focus is on the first thing that has come', async () => {
  remove = await draw(
    <Part>
      <p>
        <button type="button">导出</button>
      </p>
    </Part>,
  );
  await expect.element(again()).toBeVisible();
  again().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: '导出' })).toHaveFocus();
});

test('where nothing that has come takes the focus, what is around it does', async () => {
  remove = await draw(
    <Part>
      <p>无</p>
    </Part>,
  );
  await expect.element(again()).toBeVisible();
  again().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('region', { name: '详情' })).toHaveFocus();
});

test('a focus that is elsewhere stays there', async () => {
  remove = await draw(<Part>无</Part>);
  await expect.element(again()).toBeVisible();
  const other = page.getByRole('button', { name: '别处' });
  other.element().focus();
  settle();
  await expect.element(again()).not.toBeInTheDocument();
  await expect.element(other).toHaveFocus();
});
