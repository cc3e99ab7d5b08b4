import { describe, expect, test } from 'vitest';
import { createMemoryTokens, download, events, hashPassword, upload } from '../../src/index.ts';
import { putBytes } from '../../src/upload.ts';
import { baseUrl, connect, issued } from './staff-page.ts';

const megabyte = 1024 * 1024;
const picture = (size: number) => new File([new Uint8Array(size)], 'x.txt', { type: 'image/png' });
const signedIn = async () => connect({ tokens: createMemoryTokens((await issued()).valid) });

describe('an upload from a browser', () => {
  test('reports its progress on the way, and arrives whole with its type and what was signed', async () => {
    const reported: number[] = [];
    const { data, error } = await upload(await signedIn(), {
      file: picture(8 * megabyte),
      onProgress({ sent, total }) {
        expect(total).toBe(8 * megabyte);
        reported.push(sent);
      },
    });
    expect(error).toBeUndefined();
    expect(data).toEqual({ file_id: 'f1' });
    expect(reported).toEqual(reported.toSorted((a, b) => a - b));
    expect(reported.at(-1)).toBe(8 * megabyte);
  });

  test('ends with its signal', async () => {
    const controller = new AbortController();
    const { error } = await upload(await signedIn(), {
      file: picture(8 * megabyte),
      onProgress: () => controller.abort('enough'),
      signal: controller.signal,
    });
    expect(error).toMatchObject({ kind: 'aborted', reason: 'enough' });
  });

  test('is not even begun if it was given up before', async () => {
    const signal = AbortSignal.abort('too late');
    const put = putBytes(`${baseUrl}/s3/admin/upload/f1`, picture(1), { headers: {}, signal });
    await expect(put).rejects.toBe('too late');
  });

  test('is a broken network if it is cut off', async () => {
    const put = putBytes(`${baseUrl}/cut-off`, picture(1), { headers: {} });
    await expect(put).rejects.toThrow(TypeError);
  });
});

test('a download in a browser has its name and its bytes', async () => {
  const { data } = await download(await signedIn(), '/deposit/admin/v1/export');
  expect(data?.filename).toBe('入.csv');
  expect(await data?.blob.text()).toBe('a,b');
});

test('events in a browser go on over connections and an expired token', async () => {
  const tokens = createMemoryTokens((await issued()).expired);
  const controller = new AbortController();
  const ids: string[] = [];
  for await (const event of events(connect({ tokens }), { signal: controller.signal })) {
    if (event.type === 'changed') ids.push(event.id);
    if (ids.length === 4) controller.abort();
  }
  expect(ids).toEqual(['d1', 'd2', 'd3', 'd4']);
});

test('a call in a browser is a result, also without a server', async () => {
  const tokens = createMemoryTokens();
  const sdk = connect({ tokens, baseUrl: 'http://127.0.0.1:1', retry: false });
  expect((await sdk.GET('/healthz')).error).toMatchObject({ kind: 'network', status: 0 });
});

test('a password is hashed in a browser as elsewhere', async () => {
  expect(await hashPassword('密码')).toBe('a8105204604a0b11e916f3879aae3b0b');
});
