import { expect, test } from 'vitest';
import { takeHandedInvitation } from './handed-invitation.ts';

function take(hash: string) {
  const addresses: unknown[] = [];
  const history = {
    state: { kept: true },
    replaceState: (...given: unknown[]) => addresses.push(given),
  };
  const taken = takeHandedInvitation(
    { hash, pathname: '/login', search: '?redirect=%2F' },
    history,
  );
  return { taken, addresses };
}

const cleared = [[{ kept: true }, '', '/login?redirect=%2F']];

test.each([
  ['#invitation=hero9.7KQ2-M9XW', { username: 'hero9', code: '7KQ2-M9XW' }],
  ['#invitation=a.b.c.7KQ2', { username: 'a.b.c', code: '7KQ2' }],
  ['#invitation=%E5%BC%A0.7KQ2', { username: '张', code: '7KQ2' }],
])('reads the invitation of %s, and takes it out of the address', (hash, said) => {
  expect(take(hash)).toEqual({ taken: said, addresses: cleared });
});

test.each(['#invitation=', '#invitation=hero9', '#invitation=%E0%A4.'])(
  'takes %s out of the address, though it says nothing',
  (hash) => {
    expect(take(hash)).toEqual({ taken: null, addresses: cleared });
  },
);

test.each(['', '#part'])('leaves an address with "%s" alone', (hash) => {
  expect(take(hash)).toEqual({ taken: null, addresses: [] });
});
