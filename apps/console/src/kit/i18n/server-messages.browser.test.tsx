import { SdkError } from '@brokerdesk/sdk';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { speak as change } from '#/boot/language.ts';
import { BulkReportTable } from '#/kit/bulk/bulk-report-table.tsx';
import { TextField } from '#/kit/form/field/text-field.tsx';
import { landOnFields } from '#/kit/form/server-errors.ts';
import { speak } from '#/kit/i18n/labels.fixture.ts';
import { draw } from '#/kit/ui/draw.fixture.tsx';
import { ErrorState } from '#/kit/ui/error-state.tsx';

const said = (chinese: string, english: string) => ({
  message: chinese,
  messages: { 'zh-CN': chinese, 'en-US': english },
});
const refusal = new SdkError({
  kind: 'problem',
  type: '',
  title: '',
  status: 409,
  code: 'PRODUCT_IN_USE',
  ...said('产品已被引用', 'The product is in use'),
  request_id: 'r',
  errors: [{ field: 'name', code: 'FIELD_INVALID', ...said('名称有误', 'A wrong name') }],
});

let takeAway = () => {};
beforeEach(() => speak('zh-CN', ['kit', 'form', 'bulk']));
afterEach(async () => {
  takeAway();
  await change('zh-CN');
});

function Form() {
  const { t } = useTranslation('form');
  const { control, setError } = useForm({ defaultValues: { name: '' } });
  return (
    <>
      <TextField control={control} name="name" label={t('cancel')} />
      <button type="button" onClick={() => landOnFields(refusal, ['name'], setError)}>
        refuse
      </button>
    </>
  );
}

test('what the server has refused is in the language that is chosen meanwhile', async () => {
  const item = { id: 'p1', label: 'P1', detail: '', money: null, changed: null } as const;
  takeAway = await draw(
    <>
      <ErrorState error={refusal} onRetry={() => {}} />
      <BulkReportTable
        items={[{ ...item, state: 'refused', error: refusal, code: 'PRODUCT_IN_USE' }]}
      />
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
