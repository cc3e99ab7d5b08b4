import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { ComboboxField } from '../combobox/combobox-field.tsx';
import type { ComboboxOption } from '../combobox/combobox-options.ts';
import { commitComposed, compose } from '../compose.fixture.ts';
import { DateField } from './date-field.tsx';
import { NumberField } from './number-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioField } from './radio-field.tsx';
import { SwitchField } from './switch-field.tsx';

type Values = {
  client: ComboboxOption | null;
  audience: string;
  share: string;
  starts: string;
  born: string;
  password: string;
  active: boolean;
};

const blank: Values = {
  client: null,
  audience: '',
  share: '',
  starts: '',
  born: '',
  password: '',
  active: false,
};

const people = [
  { value: '1', label: '王小明', detail: 'wang01' },
  { value: '2', label: '王晓红', detail: 'wang02' },
];
const searched: string[] = [];
let search: (labels: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;
const sent = vi.fn();

function Form() {
  const { control, handleSubmit } = useForm<Values>({ defaultValues: blank });
  return (
    <form noValidate onSubmit={handleSubmit((values) => void sent(values))}>
      <ComboboxField
        control={control}
        name="client"
        label="客户"
        placeholder="搜索客户"
        requiredMessage="请选择客户"
        source={(labels) =>
          labels === ''
            ? null
            : {
                queryKey: ['people', labels],
                queryFn: ({ signal }) => {
                  searched.push(labels);
                  return search(labels, signal);
                },
              }
        }
      />
      <RadioField
        control={control}
        name="audience"
        label="接收范围"
        requiredMessage="请选择接收范围"
        options={[
          { value: 'all', label: '全部客户' },
          { value: 'one', label: '一位客户' },
        ]}
      />
      <NumberField control={control} name="share" label="比例" unit="%" decimals={2} max="100" />
      <DateField control={control} name="starts" label="开始时间" time />
      <DateField control={control} name="born" label="出生日期" />
      <PasswordField control={control} name="password" label="密码" autoComplete="new-password" />
      <SwitchField control={control} name="active" label="启用" />
      <button type="submit">提交</button>
    </form>
  );
}

function FourOptions() {
  const { control } = useForm({ defaultValues: { scheme: '' } });
  const options = ['a', 'b', 'c', 'd'].map((value) => ({
    value,
    label: value,
    hint: '按比例配售',
  }));
  return (
    <div style={{ width: '640px' }}>
      <RadioField control={control} name="scheme" label="方案" options={options} />
    </div>
  );
}

let remove: () => void;
beforeEach(async () => {
  searched.length = 0;
  sent.mockClear();
  search = async () => people;
  remove = await draw(<Form />);
});
afterEach(() => remove());

const client = page.getByRole('combobox', { name: '客户' });
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement;

test('sent without an answer, every field says what is missing, and the first has the focus', async () => {
  await userEvent.click(page.getByRole('button', { name: '提交' }));
  await expect.element(client).toHaveAccessibleDescription('请选择客户');
  await expect.element(client).toBeInvalid();
  expect(focused()).toBe(client.element());
  await expect.element(page.getByText('请选择接收范围')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('a client is searched for once typing pauses, and taken with the keys alone', async () => {
  await userEvent.click(client);
  await expect.element(page.getByText('输入关键词搜索').first()).toBeInTheDocument();
  await userEvent.keyboard('wa');
  await userEvent.keyboard('ng');
  await expect.element(page.getByRole('option', { name: /王小明/ })).toBeVisible();
  expect(searched).toEqual(['wang']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(client).toHaveValue('王晓红');
  await expect.element(client).toHaveAttribute('aria-expanded', 'false');
  expect(sent).not.toHaveBeenCalled();
  await userEvent.keyboard('xyz');
  await userEvent.tab();
  await expect.element(client).toHaveValue('王晓红');
  await userEvent.clear(client);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '清除' })).not.toBeInTheDocument();
  await userEvent.click(client);
  await userEvent.keyboard('wang');
  await userEvent.click(page.getByRole('option', { name: /王小明/ }));
  await userEvent.click(page.getByRole('button', { name: '清除' }));
  await expect.element(client).toHaveValue('');
});

test('letters that are still to become Chinese are not searched, and the keys that choose among them are theirs', async () => {
  await userEvent.click(client);
  await userEvent.keyboard('wa');
  await expect.element(page.getByRole('option', { name: /王小明/ })).toBeVisible();
  await compose('xiao');
  const input = client.element();
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    input.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true }));
  }
  await expect.element(client).toHaveAttribute('aria-expanded', 'true');
  // Longer than the pause after which what is typed is searched.
  const began = performance.now();
  await expect.poll(() => performance.now() - began).toBeGreaterThan(400);
  await commitComposed('晓');
  await expect.poll(() => searched.at(-1)).toBe('wa晓');
  expect(searched).toEqual(['wa', 'wa晓']);
});

test('an overtaken search is cancelled, and its answer never shown', async () => {
  const cancelled: string[] = [];
  search = (labels, signal) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => cancelled.push(labels));
      if (labels === 'wang') resolve(people);
    });
  await userEvent.click(client);
  await userEvent.keyboard('wan');
  await expect.poll(() => searched.at(-1)).toBe('wan');
  await userEvent.keyboard('g');
  await expect.element(page.getByRole('option', { name: /王小明/ })).toBeVisible();
  expect(cancelled).toEqual(searched.slice(0, -1));
});

test('no result and a failed search say so, and the search can be made again', async () => {
  search = async () => [];
  await userEvent.click(client);
  await userEvent.keyboard('nobody');
  await expect.element(page.getByText('没有找到').first()).toBeInTheDocument();
  search = () => Promise.reject(new Error('cut off'));
  await userEvent.keyboard('x');
  await expect.element(page.getByText('搜索失败').first()).toBeInTheDocument();
  search = async () => people;
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('option', { name: /王小明/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(client).toHaveAttribute('aria-expanded', 'false');
});

test('numbers, times, days, switches and passwords reach the form as the contract takes them', async () => {
  await userEvent.click(client);
  await userEvent.keyboard('wang');
  await userEvent.click(page.getByRole('option', { name: /王小明/ }));
  await userEvent.click(page.getByRole('radio', { name: /一位客户/ }));
  await userEvent.fill(page.getByLabelText(/^比例/), '100.5');
  await userEvent.fill(page.getByLabelText(/^开始时间/), '2026-11-21T09:30');
  await userEvent.fill(page.getByLabelText(/^出生日期/), '1990-02-03');
  const password = page.getByRole('textbox', { name: /^密码/ });
  await userEvent.fill(password, 'Secret1');
  await expect.element(password).toHaveAttribute('type', 'password');
  await userEvent.click(page.getByRole('button', { name: '显示密码' }));
  await expect.element(password).toHaveAttribute('type', 'text');
  await userEvent.click(page.getByRole('switch', { name: '启用' }));
  await userEvent.click(page.getByRole('button', { name: '提交' }));
  await expect.element(page.getByLabelText(/^比例/)).toHaveAccessibleDescription('不能大于 100');
  await userEvent.fill(page.getByLabelText(/^比例/), '1e3');
  await expect.element(page.getByLabelText(/^比例/)).toHaveValue('1e3');
  await expect.element(page.getByLabelText(/^比例/)).toHaveAccessibleDescription('请填写数字');
  await userEvent.fill(page.getByLabelText(/^比例/), '12.255');
  await expect.element(page.getByLabelText(/^比例/)).toHaveAccessibleDescription('最多 2 位小数');
  await userEvent.fill(page.getByLabelText(/^比例/), '12.25');
  await userEvent.click(page.getByRole('button', { name: '提交' }));
  await expect
    .poll(() => sent.mock.calls)
    .toEqual([
      [
        {
          client: people[0],
          audience: 'one',
          share: '12.25',
          starts: '2026-11-21T01:30:00.000Z',
          born: '1990-02-03',
          password: 'Secret1',
          active: true,
        },
      ],
    ]);
  await expect
    .element(page.getByLabelText(/^开始时间/))
    .toHaveAccessibleDescription('按 Asia/Shanghai 时区填写');
});

test('four options with a sentence each are two rows of two', async () => {
  remove();
  remove = await draw(<FourOptions />);
  await expect.element(page.getByRole('radio', { name: /^d/ })).toBeVisible();
  const tops = [...document.querySelectorAll('[role=radiogroup] label')].map(
    (label) => label.getBoundingClientRect().top,
  );
  expect(tops.map((top) => tops.indexOf(top))).toEqual([0, 0, 2, 2]);
});
