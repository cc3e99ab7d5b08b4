import { expect, test } from 'vitest';
import { invitationLink } from './invitation-halves.tsx';

test('a link has the name and the first half of the code after its #, where no server sees them', () => {
  const link = invitationLink('https://desk.example', 'li.na', '7KQ2-M9XW');
  expect(link).toBe('https://desk.example/login#invitation=li.na.7KQ2-M9XW');
  expect(new URL(link).search).toBe('');
});
