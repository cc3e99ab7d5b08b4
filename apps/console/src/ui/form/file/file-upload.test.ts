import { expect, test } from 'vitest';
import { startUpload } from './file-upload.ts';

test('an upload reports its progress, and ends with the id of the stored file', async () => {
  const shares: number[] = [];
  const upload = startUpload(async ({ onProgress }) => {
    await null;
    onProgress(0.5);
    onProgress(1);
    return 'file-1';
  });
  upload.subscribe(() => {
    const state = upload.read();
    if (state.step === 'sending') shares.push(state.share);
  });
  expect(await upload.outcome()).toBe('file-1');
  expect(shares).toEqual([0.5, 1]);
  expect(upload.read()).toEqual({ step: 'done', fileId: 'file-1' });
});

test('a failed upload can be retried, and what waits then gets the id', async () => {
  const answers = [Promise.reject(new Error('cut off')), Promise.resolve('file-2')];
  const upload = startUpload(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  expect(await upload.outcome()).toBeNull();
  expect(upload.read()).toMatchObject({ step: 'failed', error: { message: 'cut off' } });
  upload.retry();
  expect(upload.read()).toEqual({ step: 'sending', share: 0 });
  expect(await upload.outcome()).toBe('file-2');
});

test('retrying sends nothing twice while it is on its way or once it has arrived', async () => {
  let sent = 0;
  const upload = startUpload(async () => `file-${++sent}`);
  upload.retry();
  expect(await upload.outcome()).toBe('file-1');
  upload.retry();
  expect(await upload.outcome()).toBe('file-1');
});

test('cancelling aborts what is on its way', async () => {
  const upload = startUpload(
    ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  upload.cancel();
  expect(await upload.outcome()).toBeNull();
});
