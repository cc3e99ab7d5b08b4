import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { UnsavedProvider, type UnsavedWatch } from '#/ui/page/use-unsaved.tsx';
import { TextField } from '../field/text-field.tsx';
import { FormDialog } from './form-overlay.tsx';

const write = vi.fn<(values: object) => Promise<string>>();
const unsaved = new Map<string, (() => void) | undefined>();
const watch: UnsavedWatch = {
  add: (form, _discard, ask) => void unsaved.set(form, ask),
  leave: (form) => void unsaved.delete(form),
  settle: (form) => void unsaved.delete(form),
};
const knownWhenSent = vi.fn<(forms: number) => void>();

function MessageForm({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { title: '' } });
  return (
    <FormDialog
      title="发送站内信"
      description="给客户"
      submit="发送"
      failed="发送失败"
      form={form}
      fields={['title']}
      mutation={useMutation({ mutationFn: write })}
      prepare={(values) => values}
      onSent={() => knownWhenSent(unsaved.size)}
      onClose={onClose}
    >
      <TextField control={form.control} name="title" label="标题" />
    </FormDialog>
  );
}

function ReviewPage() {
  const [open, setOpen] = useState(false);
  return (
    <UnsavedProvider watch={watch}>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      {open && <MessageForm onClose={() => setOpen(false)} />}
    </UnsavedProvider>
  );
}

let remove: () => void;
beforeEach(async () => {
  unsaved.clear();
  knownWhenSent.mockClear();
  write.mockReset();
  write.mockResolvedValue('done');
  remove = await draw(<ReviewPage />);
});
afterEach(() => remove());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const title = page.getByLabelText(/^标题/);

async function open() {
  await userEvent.click(button('打开'));
  await expect.element(title).toHaveFocus();
}

test('any form over a page is known as unsaved while it holds what was typed, and not untouched, given up or sent', async () => {
  await open();
  expect(unsaved.size).toBe(0);
  await userEvent.keyboard('通知');
  await expect.poll(() => unsaved.size).toBe(1);
  await userEvent.clear(title);
  await expect.poll(() => unsaved.size).toBe(0);
  await userEvent.keyboard('通知');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('放弃'));
  await expect.element(title).not.toBeInTheDocument();
  expect(unsaved.size).toBe(0);
  await open();
  await userEvent.keyboard('通知{Enter}');
  await expect.element(title).not.toBeInTheDocument();
  // `done` may lead to another record, which must not prompt about saved input.
  expect(knownWhenSent).toHaveBeenCalledWith(0);
});

test('a step that would take it away asks first, but never while it is being sent', async () => {
  let answer = (_: string) => {};
  write.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  await open();
  await userEvent.keyboard('通知');
  await expect.poll(() => unsaved.size).toBe(1);
  const step = () => {
    for (const ask of unsaved.values()) ask?.();
  };
  step();
  await userEvent.click(button('继续填写'));
  await expect.element(title).toHaveValue('通知');
  await userEvent.click(button('发送'));
  await expect.element(button('发送')).toHaveAttribute('aria-busy', 'true');
  step();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  answer('done');
  await expect.element(title).not.toBeInTheDocument();
});
