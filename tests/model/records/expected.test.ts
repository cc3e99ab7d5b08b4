import { expect, it } from 'vitest';
import { linesOf, packaged } from './expected.ts';

it.each(packaged)('the package has the table of $name that is expected', ({ life, wanted }) => {
  expect(linesOf(life)).toEqual(linesOf(wanted));
});
