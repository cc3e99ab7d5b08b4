import { type Schemas, SdkError } from '@brokerdesk/sdk';
import i18next from 'i18next';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { BulkReportTable } from '#/business/bulk/bulk-report.tsx';
import { BlockedNotice } from '#/business/decision/decision-bar.tsx';
import { NewPasswordField } from '#/business/password/new-password-field.tsx';
import { speak as change } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { describeProblem } from '#/ui/api/problem.ts';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { ErrorState } from '#/ui/controls/error-state.tsx';
import { Toaster } from '#/ui/controls/toast.tsx';
import { dismissToast, showToast, toastStore } from '#/ui/controls/toast-store.ts';
import { TextField } from '#/ui/form/field/text-field.tsx';
import { errorText, landOnFields } from '#/ui/form/server-errors.ts';
import { speak } from './labels.fixture.ts';

const messagesIn = (chinese: string, english: string) => ({
  message: chinese,
  messages: { 'zh-CN': chinese, 'en-US': english },
});
const refused: Schemas.Problem = {
  type: '',
  title: '',
  status: 409,
  code: 'PRODUCT_IN_USE',
  ...messagesIn('产品已被引用', 'The product is in use'),
  request_id: 'r',
  errors: [{ field: 'name', code: 'FIELD_INVALID', ...messagesIn('名称有误', 'A wrong name') }],
};
const refusal = new SdkError({ kind: 'problem', ...refused });

let unmount = () => {};
beforeEach(() => speak('zh-CN', ['kit', 'form', 'bulk']));
afterEach(async () => {
  unmount();
  await change('zh-CN');
});

function Form({ refusal: error = refusal }: { refusal?: SdkError }) {
  const { t } = useTranslation('form');
  const { control, setError } = useForm({ defaultValues: { name: '' } });
  return (
    <>
      <TextField control={control} name="name" label={t('cancel')} />
      <button type="button" onClick={() => landOnFields(error, ['name'], setError)}>
        refuse
      </button>
    </>
  );
}

// @rule languages: A server's message on the screen changes with the language, whatever its code
// @in http/error-handler.ts core/i18n/language.ts
test('what the server has refused is in the language that is chosen in the meantime', async () => {
  const item = {
    ...{
      id: 'p1',
      label: 'P1',
      client: null,
      amount: null,
      currency: null,
      state: 'refused' as const,
    },
  };
  unmount = await draw(
    <>
      <ErrorState error={refusal} onRetry={() => {}} />
      <BulkReportTable items={[{ ...item, problem: refused }]} />
      <Form />
    </>,
  );
  await page.getByRole('button', { name: 'refuse' }).click();
  await expect.element(page.getByText('名称有误')).toBeVisible();
  await expect.poll(() => page.getByText(/产品已被引用/).elements().length).toBe(2);
  await change('en-US');
  await expect.element(page.getByText('A wrong name')).toBeVisible();
  await expect.poll(() => page.getByText(/The product is in use/).elements().length).toBe(2);
  expect(page.getByText(/产品已被引用/).elements()).toEqual([]);
});

function Faults() {
  const { t } = useTranslation('form');
  const { control, handleSubmit, setError } = useForm({
    defaultValues: { name: '', note: 'a', password: 'password' },
  });
  const note = errorText(() => i18next.t('form:discard.title'));
  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      <TextField control={control} name="name" label="1" requiredMessage={t('cancel')} />
      <TextField control={control} name="note" label="2" />
      <NewPasswordField
        control={control}
        name="password"
        label="3"
        requiredMessage={t('cancel')}
        username="hero"
      />
      <button type="submit">send</button>
      <button type="button" onClick={() => setError('note', note)}>
        note
      </button>
    </form>
  );
}

test('an error that stays and what is wrong with a field are in the language that is chosen in the meantime', async () => {
  await speak('zh-CN', ['frame', 'shell']);
  unmount = await draw(
    <>
      <Faults />
      <Toaster />
    </>,
  );
  showToast({
    tone: 'danger',
    title: () => i18next.t('kit:export.failed'),
    description: () => describeProblem(refusal).message ?? '',
  });
  onTestFinished(() => {
    for (const { id } of toastStore.read()) dismissToast(id);
  });
  await page.getByRole('button', { name: 'send' }).click();
  await expect.poll(() => page.getByRole('alert').elements().length).toBe(3);
  await page.getByRole('button', { name: 'note' }).click();
  const texts = () =>
    page
      .getByRole('alert')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(texts).toHaveLength(4);
  expect(texts().join()).not.toMatch(/[a-z]{4}/i);
  await change('en-US');
  await expect.poll(texts).toHaveLength(4);
  await expect.poll(() => texts().join()).not.toMatch(/\p{Script=Han}/u);
});

// @rule languages: Moments in the server's messages are written in the configured time zone
// @in ui/time/use-time.ts http/error-handler.ts
test('the moments that the server names are in the configured time zone, and as the language writes them', async () => {
  const at = '2026-11-25T20:30:00.000Z';
  const times = [at];
  const lockedUp = new SdkError({
    ...{ kind: 'problem', type: '', title: '', status: 409, code: 'LOCKED_UP', request_id: 'r' },
    ...{ ...messagesIn(`锁定至 ${at}`, `Locked up until ${at}`), times },
    errors: [
      { field: 'name', code: 'VALUE_TOO_LARGE', ...messagesIn(`至 ${at}`, `To ${at}`), times },
    ],
  });
  const blocked_reason = `缴款截止时间（${at}）已过`;
  const decision = { approve: false, reject: true, rollback: false, blocked_times: times };
  await speak('zh-CN', ['decision']);
  unmount = await draw(
    <>
      <ErrorState error={lockedUp} onRetry={() => {}} />
      <BlockedNotice
        decision={{ ...decision, blocked_code: 'PAY_DEADLINE_PASSED', blocked_reason }}
      />
      <Form refusal={lockedUp} />
    </>,
  );
  await page.getByRole('button', { name: 'refuse' }).click();
  await expect.element(page.getByText('至 2026/11/26 04:30', { exact: true })).toBeVisible();
  await expect.element(page.getByText('锁定至 2026/11/26 04:30')).toBeVisible();
  await expect.element(page.getByText('缴款截止时间（2026/11/26 04:30）已过')).toBeVisible();
  await change('en-US');
  await expect.element(page.getByText('Locked up until 11/26/2026, 04:30')).toBeVisible();
  await expect.element(page.getByText('To 11/26/2026, 04:30', { exact: true })).toBeVisible();
});
