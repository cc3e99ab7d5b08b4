import { expect, test } from 'vitest';
import { readHandedInvitation } from './invitation-form.tsx';

test.each([
  ['#invitation=hero9.7KQ2-M9XW', { username: 'hero9', code: '7KQ2-M9XW' }],
  ['#invitation=a.b.c.7KQ2', { username: 'a.b.c', code: '7KQ2' }],
  ['#invitation=%E5%BC%A0.7KQ2', { username: '张', code: '7KQ2' }],
])('the invitation of %s is read', (hash, invitation) => {
  expect(readHandedInvitation(hash)).toEqual(invitation);
});

test.each(['', '#invitation=', '#invitation=hero9', '#part'])('finds nobody in "%s"', (hash) => {
  expect(readHandedInvitation(hash)).toEqual({ username: '', code: '' });
});
