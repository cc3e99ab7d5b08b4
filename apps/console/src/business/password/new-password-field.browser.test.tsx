import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { FormDialog } from '#/ui/form/overlay/form-overlay.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const write = vi.fn<(values: { password: string }) => Promise<string>>();

function PasswordDialog() {
  const form = useForm({ defaultValues: { password: '' } });
  return (
    <FormDialog
      title="密码"
      description="客户"
      submit="提交"
      failed="提交失败"
      form={form}
      fields={['password']}
      mutation={useMutation({ mutationFn: write })}
      prepare={(values) => values}
      onClose={() => {}}
    >
      <NewPasswordField
        control={form.control}
        name="password"
        label="新密码"
        requiredMessage="请输入新密码"
        username="Ada.Lovelace"
      />
    </FormDialog>
  );
}

let remove: () => void;
beforeEach(async () => {
  write.mockReset();
  write.mockResolvedValue('done');
  remove = await draw(<PasswordDialog />);
});
afterEach(() => remove());

const field = page.getByRole('textbox', { name: /^新密码/ });
const submit = page.getByRole('button', { name: '提交' });

// @rule sign-in: A common password or the user name is refused before it is sent
// @in ./password-rules.ts scripts/lib/common-passwords.mjs
test.each([
  ['', '请输入新密码'],
  ['  12345  ', '请输入新密码'],
  [' 123456 ', '密码过于常见或与用户名相同，请换一个'],
  ['iloveyou', '密码过于常见或与用户名相同，请换一个'],
  ['ada.lovelace', '密码过于常见或与用户名相同，请换一个'],
])('the new password %j is refused at its field, and not sent', async (typed, labels) => {
  await userEvent.fill(field, typed);
  await userEvent.click(submit);
  await expect.element(field).toHaveAccessibleDescription(labels);
  expect(write).not.toHaveBeenCalled();
});

test('a new password that is neither short nor common is sent', async () => {
  await userEvent.fill(field, 'Brokerdesk#1');
  await userEvent.click(submit);
  await expect.poll(() => write.mock.calls.length).toBe(1);
  expect(write.mock.calls[0]?.[0]).toEqual({ password: 'Brokerdesk#1' });
});
