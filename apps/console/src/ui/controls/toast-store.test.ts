import { afterEach, expect, test } from 'vitest';
import { dismissToast, showToast, type Toast, toastStore, toastText } from './toast-store.ts';

const shown = () => toastStore.read().map((toast) => toastText(toast).title);
const show = (tone: Toast['tone'], ...titles: string[]) => {
  for (const title of titles) {
    showToast(tone === 'danger' ? { tone, title: () => title } : { tone, title });
  }
};
const close = (title: string) => {
  for (const toast of toastStore.read()) {
    if (toastText(toast).title === title) dismissToast(toast.id);
  }
};

afterEach(() => {
  while (toastStore.read().length > 0) for (const { id } of toastStore.read()) dismissToast(id);
});

test('a toast takes the place of the one of its kind before', () => {
  show('success', 'a', 'b', 'c');
  show('info', 'd', 'e');
  expect(shown()).toEqual(['e', 'c']);
});

test('an error makes no room for what went well', () => {
  show('danger', 'wrong');
  show('success', 'a', 'b');
  expect(shown()).toEqual(['wrong', 'b']);
  close('wrong');
  expect(shown()).toEqual(['b']);
});

test('an error that has no room comes back once there is some, and what went well is shown in the meantime', () => {
  show('danger', 'w1', 'w2', 'w3', 'w4', 'w5');
  expect(shown()).toEqual(['w2', 'w3', 'w4', 'w5']);
  show('success', 'a');
  expect(shown()).toEqual(['w3', 'w4', 'w5', 'a']);
  close('a');
  close('w5');
  expect(shown()).toEqual(['w1', 'w2', 'w3', 'w4']);
});

test('news that come by themselves stand before the result of an action', () => {
  show('success', 'done');
  show('info', 'new work');
  expect(shown()).toEqual(['new work', 'done']);
  show('danger', 'wrong');
  expect(shown()).toEqual(['new work', 'done', 'wrong']);
});

test('news that pass stand above a result that stays for its link, and news that stay do not', () => {
  const link = { to: '/funds/deposit', search: {}, label: 'open' };
  showToast({ tone: 'success', title: 'credited', link });
  show('info', 'none left');
  expect(shown()).toEqual(['credited', 'none left']);
  showToast({ tone: 'info', title: 'new work', link });
  expect(shown()).toEqual(['new work', 'credited']);
  show('success', 'saved');
  expect(shown()).toEqual(['new work', 'saved']);
});
