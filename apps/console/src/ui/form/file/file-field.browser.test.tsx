import { createMemoryTokens, createSdk } from '@brokerdesk/sdk';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { sendCommand } from '../compose.fixture.ts';
import { arrivedFile } from './arrived-file.ts';
import { FileField } from './file-field.tsx';
import { fileSizeMax } from './file-kind.ts';
import type { UploadOptions } from './file-upload.ts';

type Sending = UploadOptions & { name: string; arrive: (id: string) => void; fail: () => void };

const sendings: Sending[] = [];
vi.mock(import('./upload-file.ts'), () => ({
  uploadFile: (_sdk, { file: { name } }, options) =>
    new Promise((arrive, reject) => {
      const fail = () => reject(new Error('cut off'));
      options.signal.addEventListener('abort', () => reject(options.signal.reason));
      sendings.push({ ...options, name, arrive, fail });
    }),
}));

const sdk = createSdk({
  baseUrl: '/',
  tenant: 'main',
  tokens: createMemoryTokens(),
  locale: () => 'zh-CN',
  device: { os: 'Linux', type: 'desktop', incognito: false },
});
const held = vi.fn<(file: File | null) => void>();

function Form() {
  const form = useForm<{ proof: File | null }>({ defaultValues: { proof: null } });
  return (
    <SdkProvider sdk={sdk}>
      <form
        noValidate
        onSubmit={form.handleSubmit(async ({ proof }) => {
          if ((await arrivedFile(form, 'proof')) !== undefined) held(proof);
        })}
      >
        <FileField
          form={form}
          name="proof"
          label="凭证"
          notSentMessage="凭证没有上传成功"
          purpose="deposit_proof"
        />
        <button type="submit">提交</button>
      </form>
    </SdkProvider>
  );
}

let remove: () => void;
beforeEach(async () => {
  sendings.length = 0;
  held.mockClear();
  remove = await draw(<Form />);
});
afterEach(() => {
  vi.restoreAllMocks();
  remove();
});

const png = (size = 100) =>
  new File(
    [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), new Uint8Array(size)],
    'a.png',
  );
const control = page.getByLabelText(/^凭证/);
const off = page.getByRole('button', { name: '移除 a.png' });
const status = page.getByRole('status');
const bar = page.getByRole('progressbar');

async function choose(file: File): Promise<void> {
  await expect.element(control).toBeInTheDocument();
  const transfer = new DataTransfer();
  transfer.items.add(file);
  const input = control.element();
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for a file.');
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function sending(at = 0): Promise<Sending> {
  await expect.poll(() => sendings.length).toBeGreaterThan(at);
  const one = sendings[at];
  if (one === undefined) throw new Error('Nothing is sent.');
  return one;
}

test('a file is on its way as soon as it is chosen, and the bar is as long as what has been sent', async () => {
  await choose(png());
  const { onProgress, arrive } = await sending();
  await expect.element(off).toHaveFocus();
  await expect.element(status).toHaveTextContent('正在上传');
  await expect.element(bar).toHaveAttribute('aria-valuenow', '0');
  onProgress(0.426);
  await expect.element(bar).toHaveAttribute('aria-valuenow', '42');
  await expect.element(page.getByText('42%')).toBeVisible();
  const [whole, filled] = [bar.element(), bar.element().firstElementChild].map(
    (element) => element?.getBoundingClientRect().width ?? 0,
  );
  expect((filled ?? 0) / (whole ?? 1)).toBeCloseTo(0.42, 2);
  arrive('file-1');
  await expect.element(status).toHaveTextContent('已上传');
  await expect.element(bar).not.toBeInTheDocument();
});

test('a file is taken off while it is being sent: the sending ends, and another one can be chosen', async () => {
  await choose(png());
  const { signal } = await sending();
  await userEvent.click(off);
  expect(signal.aborted).toBe(true);
  await expect.element(control).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: '提交' }));
  await expect.poll(() => held.mock.calls).toEqual([[null]]);
  await choose(png());
  await sending(1);
  await expect.element(off).toBeVisible();
});

test('what could not be sent says so, and is sent again', async () => {
  await choose(png());
  (await sending()).fail();
  await expect.element(status).toHaveTextContent('上传失败，已填写的内容不受影响');
  await userEvent.click(page.getByRole('button', { name: '提交' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('凭证没有上传成功');
  await expect.element(off).toHaveFocus();
  expect(held).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: '重新上传' }));
  (await sending(1)).arrive('file-1');
  await expect.element(status).toHaveTextContent('已上传');
});

test('a form that waits for its file shows a failure at the field', async () => {
  await choose(png());
  const { fail } = await sending();
  await userEvent.click(page.getByRole('button', { name: '提交' }));
  fail();
  await expect.element(page.getByRole('alert')).toHaveTextContent('凭证没有上传成功');
  await expect.element(off).toHaveFocus();
  expect(held).not.toHaveBeenCalled();
});

test.each([
  ['is empty', () => new File([], 'a.png'), '文件是空的'],
  ['is too large', () => png(fileSizeMax), '文件超过 10 MB'],
  ['is of another kind', () => new File(['text'], 'a.png'), '只支持 PNG、JPEG、WebP 和 PDF 文件'],
])(
  'a file that %s says so at the field, is not sent, and gives way to a better one',
  async (_, make, labels) => {
    await choose(make());
    await expect
      .element(control)
      .toHaveAccessibleDescription(`一个文件：PNG、JPEG、WebP 或 PDF，不超过 10 MB。 ${labels}`);
    await expect.element(control).toBeInvalid();
    await expect.element(control).toHaveFocus();
    expect(sendings).toEqual([]);
    await choose(png());
    await sending();
    await expect.element(page.getByText(labels)).not.toBeInTheDocument();
  },
);

test('a file that cannot be read any more says so at the field, and can be chosen again', async () => {
  const gone = new DOMException('The file could not be read.', 'NotReadableError');
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(gone);
  await choose(png());
  await expect.element(page.getByRole('alert')).toHaveTextContent('无法读取这个文件，请重新选择');
  await expect.element(control).toHaveFocus();
  expect(sendings).toEqual([]);
  await choose(png());
  await sending();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

async function drop(x: number, y: number, path: string): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect();
  const at = { x: x + (frame?.x ?? 0), y: y + (frame?.y ?? 0) };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop']) {
    await sendCommand('Input.dispatchDragEvent', { type, ...at, data });
  }
}

test('a file that is dropped on the field is sent; beside it none opens in place of the console', async () => {
  await expect.element(control).toBeInTheDocument();
  const { x, y, width, height } = control.element().getBoundingClientRect();
  const picture = server.config.root.replace(/apps\/console$/, 'docs/images/deposit-review.png');
  await drop(x + width / 2, y + height / 2, picture);
  expect((await sending()).name).toBe('deposit-review.png');
  await userEvent.click(page.getByRole('button', { name: '移除 deposit-review.png' }));
  const beside = new DragEvent('drop', { bubbles: true, cancelable: true });
  document.body.dispatchEvent(beside);
  expect(beside.defaultPrevented).toBe(true);
});
