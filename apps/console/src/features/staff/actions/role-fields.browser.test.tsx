import type { Schemas } from '@brokerdesk/sdk';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { RoleFields } from './role-fields.tsx';
import { type StaffDraft, toStaffDraft } from './staff-draft.ts';

const names: Readonly<Record<string, readonly string[]>> = {
  hero: ['李思源', '王海燕'],
  superman: ['黄国强', 'Marcus Teo'],
};
const requests: string[] = [];
const sdk = sdkAnswering(async (input, init) => {
  const url = new URL(new Request(input, init).url);
  const role = url.searchParams.get('role') ?? '';
  requests.push(`${url.pathname} ${role}`);
  const list = (names[role] ?? []).map((name) => ({ id: name, name, role }));
  return Response.json({ list, total: list.length });
});

// Only what the fields read of the user.
const record = {
  id: '李思源',
  name: '李思源',
  role: 'hero',
  leader_id: 'gone',
  superman: '离职团队长',
} as Schemas.StaffUser;

function Form() {
  const { control } = useForm<StaffDraft>({ defaultValues: toStaffDraft(record) });
  return (
    <SdkProvider sdk={sdk}>
      <SessionProvider user={{ id: 'u1', name: '陈雅静', role: 'angel', mfa: false }}>
        <RoleFields
          control={control}
          field={(name) => ({
            ...{ control, name, label: name === 'role' ? '角色' : '团队长' },
          })}
          record={record}
        />
      </SessionProvider>
    </SdkProvider>
  );
}

let remove = () => {};
afterEach(() => remove());

test('the form offers the team leaders of the server, keeps a leader who is disabled, and names the colleagues of the role', async () => {
  await speak('zh-CN', ['staff', 'staff-detail']);
  remove = await draw(<Form />);
  await expect
    .element(page.getByLabelText('角色'))
    .toHaveAccessibleDescription('该角色现有 1 人：王海燕');
  await userEvent.click(page.getByRole('combobox', { name: /^团队长/ }));
  const options = () =>
    page
      .getByRole('option')
      .elements()
      .map((one) => one.textContent);
  await expect.poll(options).toEqual(['不归属团队', '黄国强', 'Marcus Teo', '离职团队长']);
  expect(new Set(requests)).toEqual(new Set(['/user/v1/role hero', '/user/v1/role superman']));
});
