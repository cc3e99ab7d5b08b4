import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { commitComposed, compose } from '../compose.fixture.ts';
import { CodeField } from './code-field.tsx';
import { MoneyField } from './money-field.tsx';
import { NumberField } from './number-field.tsx';

function Form() {
  const { control } = useForm({ defaultValues: { amount: '', share: '' } });
  const [code, setCode] = useState('');
  return (
    <>
      <MoneyField control={control} name="amount" label="金额" currency="USD" />
      <NumberField control={control} name="share" label="比例" decimals={2} />
      <CodeField
        label="验证码"
        code={code}
        error={undefined}
        inputRef={null}
        onChange={setCode}
        onComplete={() => {}}
      />
    </>
  );
}

let remove: () => void;
beforeEach(async () => {
  remove = await draw(<Form />);
});
afterEach(() => remove());

const field = (name: string) => page.getByRole('textbox', { name: new RegExp(name) });

test.each([
  ['金额', '１２３４', '1,234'],
  ['比例', '１２３４', '1234'],
  ['验证码', '１２３４', '1234'],
])('the field %s shows what is composed as it is until it is taken', async (name, text, result) => {
  await userEvent.click(field(name));
  await compose('１２', text);
  await expect.element(field(name)).toHaveValue(text);
  await commitComposed(text);
  await expect.element(field(name)).toHaveValue(result);
  await userEvent.keyboard('5');
  await expect.element(field(name)).toHaveValue(`${result}5`.replace('1,2345', '12,345'));
});

test.each([
  ['金额', '12一'],
  ['比例', '12一'],
  ['验证码', '12'],
])(
  'what is composed in the field %s and is no number stays to be seen, but in a code',
  async (name, left) => {
    await userEvent.click(field(name));
    await userEvent.keyboard('12');
    await compose('yi', '一');
    await commitComposed('一');
    await expect.element(field(name)).toHaveValue(left);
  },
);
