import { compilePermissions, rolePermissions } from '@brokerdesk/policy';
import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { TextField } from '#/ui/form/field/text-field.tsx';
import { PageResources, PermissionsProvider } from '#/ui/permission.tsx';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { PageForm } from './page-form.tsx';
import { useRecordForm } from './record-form.tsx';
import { recordWrite } from './record-write.ts';

const queryKey = ['company'];
const first: Schemas.Company = {
  name: '汇金证券',
  email: 'a@desk.example',
  address: '',
  phone: '',
  licence_no: '',
  about_zh: '',
  about_en: '',
  version: 1,
};
let stored = first;

const sdk = sdkAnswering(async (input, init) => {
  const body: Schemas.CompanyUpdate = await new Request(input, init).json();
  stored = { ...body, version: stored.version + 1 };
  return Response.json(stored);
});

const saveCompany = recordWrite({
  write: async (to, body: Schemas.CompanyUpdate) =>
    unwrap(await to.PUT('/setting/admin/v1/co', { body })),
  topics: ['setting'],
  store: (queries, _, answer) => queries.setQueryData(queryKey, answer),
});

function CompanyForm({ company }: { company: Schemas.Company }) {
  const edit = useRecordForm({
    record: company,
    toDraft: ({ name, email }) => ({ name, email }),
    labels: { name: '名称', email: '邮箱' },
    write: saveCompany,
    done: () => '已保存',
    prepare: (draft, seen) => ({ ...seen, ...draft }),
    persistent: true,
  });
  const { control } = edit.form;
  return (
    <PageForm of={edit} label="公司" submit="保存" failed="保存失败">
      <TextField control={control} name="name" label="名称" requiredMessage="请填写名称" />
      <TextField control={control} name="email" label="邮箱" />
    </PageForm>
  );
}

function CompanyPage() {
  const query = useQuery({ queryKey, queryFn: () => stored });
  return <Loaded query={query}>{(company) => <CompanyForm company={company} />}</Loaded>;
}

let remove = () => {};
beforeEach(async () => {
  stored = first;
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <SessionProvider user={{ id: 'u1', name: '陈雅静', role: 'god', mfa: false }}>
        <PermissionsProvider permissions={compilePermissions(rolePermissions('god'))}>
          <PageResources resources={['config']}>
            <CompanyPage />
          </PageResources>
        </PermissionsProvider>
      </SessionProvider>
    </SdkProvider>,
  );
});
afterEach(() => remove());

const changes = page.getByRole('region', { name: '改动' });
const name = page.getByRole('textbox', { name: '名称' });

test('once saved nothing is left to save, and the next change begins with what was saved', async () => {
  await userEvent.fill(name, '汇金');
  await expect.element(changes).toHaveTextContent('改动名称：汇金证券汇金');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect.poll(() => stored.version).toBe(2);
  await expect.element(changes).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('汇金');
  await userEvent.fill(name, '汇金国际');
  await expect.element(changes).toHaveTextContent('改动名称：汇金汇金国际');
});

test('what was typed is taken back by a press', async () => {
  await userEvent.fill(name, '汇金');
  await page.getByRole('button', { name: '撤销改动' }).click();
  await expect.element(name).toHaveValue('汇金证券');
  await expect.element(changes).not.toBeInTheDocument();
});
