import { useMutation } from '@tanstack/react-query';
import { Activity, useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { Drawer } from '#/ui/overlay/drawer.tsx';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { TextField } from '../field/text-field.tsx';
import { FormDrawer } from './form-overlay.tsx';

const user = { id: 'u1', name: '王小明', role: 'angel', mfa: false } as const;
const write = vi.fn<(values: object) => Promise<string>>();

function AddressForm({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { city: '', street: '' } });
  return (
    <FormDrawer
      title="修改地址"
      description="王小明"
      submit="保存"
      failed="保存失败"
      form={form}
      fields={['city', 'street']}
      mutation={useMutation({ mutationFn: write })}
      prepare={(values) => values}
      onClose={onClose}
    >
      <TextField control={form.control} name="city" label="城市" requiredMessage="请填写城市" />
      <TextField control={form.control} name="street" label="街道" />
      <div className="h-500" />
    </FormDrawer>
  );
}

type Step = 'record' | 'client' | 'form';

function Record() {
  const [open, setOpen] = useState<readonly Step[]>([]);
  const [shown, setShown] = useState(true);
  const show = (step: Step) => setOpen([...open, step]);
  const hide = (step: Step) => setOpen(open.filter((other) => other !== step));
  return (
    <SessionProvider user={user}>
      <button type="button" onClick={() => setShown(!shown)}>
        换页
      </button>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <button type="button" onClick={() => show('record')}>
          打开入金
        </button>
        <Drawer
          open={open.includes('record')}
          onClose={() => hide('record')}
          title="入金"
          recordId="d1"
        >
          <button type="button" onClick={() => show('client')}>
            打开客户
          </button>
          <Drawer
            open={open.includes('client')}
            onClose={() => hide('client')}
            title="客户"
            recordId="c1"
          >
            <button type="button" onClick={() => show('form')}>
              修改
            </button>
            {open.includes('form') && <AddressForm onClose={() => hide('form')} />}
          </Drawer>
        </Drawer>
      </Activity>
    </SessionProvider>
  );
}

let remove: () => void;
beforeEach(async () => {
  write.mockReset();
  write.mockResolvedValue('done');
  remove = await draw(<Record />);
});
afterEach(async () => {
  remove();
  await page.viewport(1280, 800);
});

const button = (name: string) => page.getByRole('button', { name });
const drawer = (name: string) => page.getByRole('dialog', { name });
/** Found also if it is out of reach. */
const panel = (name: string) => page.getByRole('dialog', { name, includeHidden: true }).element();
const focused = () => document.activeElement?.textContent;

async function openClient() {
  await userEvent.click(button('打开入金'));
  await userEvent.click(button('打开客户'));
  await expect.element(drawer('客户')).toBeVisible();
}

async function openForm() {
  await openClient();
  await userEvent.click(button('修改'));
  await expect.element(page.getByLabelText(/^城市/)).toHaveFocus();
}

test('over a drawer, another holds it back: Escape closes that one alone, and the focus returns', async () => {
  await openClient();
  expect(panel('入金').closest('[inert]')).not.toBeNull();
  expect(panel('客户').closest('[inert]')).toBeNull();
  expect(panel('客户').getBoundingClientRect().left).toBeGreaterThan(
    panel('入金').getBoundingClientRect().left,
  );
  await expect.poll(focused).toBe('客户');
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer('客户')).not.toBeInTheDocument();
  expect(panel('入金').closest('[inert]')).toBeNull();
  await expect.poll(focused).toBe('打开客户');
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer('入金')).not.toBeInTheDocument();
  await expect.poll(focused).toBe('打开入金');
});

test('it is still the upper one after its page was hidden', async () => {
  await openClient();
  await userEvent.click(button('换页'));
  await expect.element(drawer('客户')).not.toBeInTheDocument();
  await userEvent.click(button('换页'));
  await expect.element(drawer('客户')).toBeVisible();
  expect(panel('入金').closest('[inert]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer('客户')).not.toBeInTheDocument();
  await expect.element(drawer('入金')).toBeVisible();
});

test('drawers over each other share their width; on a phone each is the whole screen', async () => {
  await openClient();
  const edge = drawer('客户').getByRole('separator');
  const before = panel('入金').getBoundingClientRect().width;
  (edge.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => panel('入金').getBoundingClientRect().width).toBe(before + 32);
  await userEvent.keyboard('{ArrowRight}');
  await page.viewport(375, 812);
  for (const name of ['入金', '客户']) {
    await expect.poll(() => panel(name).getBoundingClientRect().width).toBe(375);
  }
});

test('a long form is sent by Enter, once, and closed; its buttons stay visible', async () => {
  let answer = (_: string) => {};
  write.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  await openForm();
  const { bottom } = button('保存').element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(innerHeight);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText(/^城市/)).toHaveAccessibleDescription('请填写城市');
  await userEvent.keyboard('上海');
  // A key that is held down: two events before anything is drawn.
  const form = page.getByLabelText(/^城市/).element().closest('form');
  form?.requestSubmit();
  form?.requestSubmit();
  await expect.element(button('保存')).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer('修改地址')).toBeVisible();
  answer('done');
  await expect.element(drawer('修改地址')).not.toBeInTheDocument();
  expect(write.mock.calls.map(([values]) => values)).toEqual([{ city: '上海', street: '' }]);
  await expect.poll(focused).toBe('修改');
  expect(panel('客户').closest('[inert]')).toBeNull();
});

test('closing it half filled in asks first; untouched it closes, and the drawer below stays', async () => {
  await openForm();
  await userEvent.keyboard('上海');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('继续填写'));
  await expect.element(page.getByLabelText(/^城市/)).toHaveValue('上海');
  await userEvent.click(button('取消'));
  await userEvent.click(button('放弃'));
  await expect.element(drawer('修改地址')).not.toBeInTheDocument();
  await userEvent.click(button('修改'));
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer('修改地址')).not.toBeInTheDocument();
  await expect.element(drawer('客户')).toBeVisible();
  expect(write).not.toHaveBeenCalled();
});
