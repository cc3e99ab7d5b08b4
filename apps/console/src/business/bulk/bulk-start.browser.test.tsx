import i18next from 'i18next';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { dismissToast, toastStore } from '#/ui/controls/toast-store.ts';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { BulkRunBar } from './bulk-run-bar.tsx';
import { bulkRuns, useBulkRun } from './bulk-runs.ts';
import { useBulkStart } from './use-bulk-start.ts';

const user = { id: 'u1', name: '王小明', role: 'angel', mfa: false } as const;
/** Lets the rows of a list arrive. */
const answers = new Map<string, () => void>();

function List({ name }: { name: string }) {
  const { kept, progress, close } = useBulkRun(name);
  const start = useBulkStart(name);
  const begin = () =>
    start({
      title: () => (i18next.language === 'zh-CN' ? `${name}通过` : `Approve ${name}`),
      rows: [{ id: `${name}1` }],
      label: ({ id }) => id,
      detail: () => '',
      keyOf: ({ id }) => id,
      decide: () => new Promise<void>((resolve) => answers.set(name, resolve)),
      onRest: () => {},
    });
  return (
    <>
      <button type="button" onClick={begin}>
        {`开始${name}`}
      </button>
      {kept && <BulkRunBar kept={kept} progress={progress} onClose={close} />}
    </>
  );
}

let remove: () => void;
beforeEach(async () => {
  remove = await draw(
    <SessionProvider user={user}>
      <List name="入金" />
      <List name="出金" />
    </SessionProvider>,
  );
  await speak('zh-CN', ['form', 'kit', 'record', 'bulk']);
});
afterEach(() => {
  remove();
  bulkRuns.abandonAll();
  for (const { id } of toastStore.read()) dismissToast(id);
});

test('a reader of one list’s report is notified of the end of another list’s run, and not of its own', async () => {
  await userEvent.click(page.getByRole('button', { name: '开始入金' }));
  await userEvent.click(page.getByRole('button', { name: '开始出金' }));
  await userEvent.click(
    page.getByRole('region', { name: '入金通过' }).getByRole('button', { name: '查看结果' }),
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  answers.get('出金')?.();
  await expect
    .poll(() => toastStore.read().map(({ title }) => title))
    .toEqual(['出金通过：已完成']);
  answers.get('入金')?.();
  await expect.poll(() => bulkRuns.read('u1 入金')?.run.read().running).toBe(false);
  expect(toastStore.read()).toHaveLength(1);
});

test('what is done in bulk is said in the language of the moment, also by a run that began in another', async () => {
  await userEvent.click(page.getByRole('button', { name: '开始入金' }));
  await expect.element(page.getByRole('region', { name: '入金通过' })).toBeVisible();
  await i18next.changeLanguage('en-US');
  await expect.element(page.getByRole('region', { name: 'Approve 入金' })).toBeVisible();
  await i18next.changeLanguage('zh-CN');
});
