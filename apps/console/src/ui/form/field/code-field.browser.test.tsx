import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { commitComposed, compose } from '../compose.fixture.ts';
import { paste } from '../paste.fixture.ts';
import { CodeField } from './code-field.tsx';

const completed = vi.fn<(code: string) => void>();

function Form() {
  const [code, setCode] = useState('');
  return (
    <CodeField
      label="验证码"
      code={code}
      error={undefined}
      inputRef={null}
      onChange={setCode}
      onComplete={completed}
    />
  );
}

let remove: () => void;
beforeEach(async () => {
  completed.mockClear();
  remove = await draw(<Form />);
});
afterEach(() => remove());

const field = page.getByRole('textbox', { name: /验证码/ });

test.each(['123456', '123 456', ' 12-34-56\n', '验证码：１２３４５６'])(
  'the code in %j is pasted into the field whole, and sent once',
  async (text) => {
    await paste(field, text);
    await expect.element(field).toHaveValue('123456');
    expect(completed.mock.calls).toEqual([['123456']]);
    // It is in the clipboard still: pasted once more it changes nothing.
    await paste(field, text);
    await expect.element(field).toHaveValue('123456');
    expect(completed).toHaveBeenCalledOnce();
  },
);

test('the sixth digit that is typed sends the code, and a seventh is not taken', async () => {
  await userEvent.click(field);
  await userEvent.keyboard('12345');
  expect(completed).not.toHaveBeenCalled();
  await userEvent.keyboard('67');
  await expect.element(field).toHaveValue('123456');
  expect(completed.mock.calls).toEqual([['123456']]);
});

test('a code that is composed is sent once it is taken, and once', async () => {
  await userEvent.click(field);
  await compose('１２３４５６');
  expect(completed).not.toHaveBeenCalled();
  await commitComposed('１２３４５６');
  await expect.poll(() => completed.mock.calls).toEqual([['123456']]);
});
