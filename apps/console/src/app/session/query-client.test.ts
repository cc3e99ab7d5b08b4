import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClientOf } from './query-client.ts';

afterEach(() => focusManager.setFocused(undefined));

test('when the network is back everything visible is fetched anew, however young, and nothing under the session lock', async () => {
  const client = queryClientOf('u1');
  client.mount();
  const ask = vi.fn(async () => 1);
  client.setQueryData(['figures'], 1);
  const options = { queryKey: ['figures'], queryFn: ask };
  const leave = new QueryObserver(client, options).subscribe(() => {});
  const comeBack = async () => {
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    // The client first goes on with what it had to leave; no timer is involved.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  expect(ask).not.toHaveBeenCalled();
  focusManager.setFocused(false);
  await comeBack();
  expect(ask).not.toHaveBeenCalled();

  focusManager.setFocused(undefined);
  ask.mockClear();
  await comeBack();
  expect(ask).toHaveBeenCalledOnce();
  leave();
  client.unmount();
});
