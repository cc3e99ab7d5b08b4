import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { useFound } from './found.ts';

let remove: () => void;
afterEach(() => remove());

const requests: string[] = [];
const release = new Map<string, () => void>();

const sdk = sdkAnswering(async (input) => {
  const q = new URL(input instanceof Request ? input.url : input).searchParams.get('q') ?? '';
  requests.push(q);
  await new Promise<void>((resolve) => release.set(q, resolve));
  const hits = [{ kind: 'deposit', id: q, title: `found ${q}` }];
  return Response.json({ groups: [{ kind: 'deposit', hits, more: false }] });
});

function Search() {
  const [query, setQuery] = useState('');
  const found = useFound(query);
  const shown = found.state === 'found' ? found.groups.map(({ hits }) => hits[0]?.title) : [];
  return (
    <>
      <input aria-label="Query" value={query} onChange={({ target }) => setQuery(target.value)} />
      <output>{[found.state, ...shown].join(' ')}</output>
    </>
  );
}

test('an answer that comes late never replaces that of what was typed since', async () => {
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <Search />
    </SdkProvider>,
  );
  const field = page.getByRole('textbox', { name: 'Query' });
  const shown = page.getByRole('status');
  await field.fill('d');
  await expect.element(shown).toHaveTextContent('idle');
  await field.fill('one');
  await expect.poll(() => requests).toEqual(['one']);
  await field.fill('two');
  await expect.poll(() => requests).toEqual(['one', 'two']);
  release.get('two')?.();
  await expect.element(shown).toHaveTextContent('found found two');
  release.get('one')?.();
  await field.fill('three');
  await expect.element(shown).toHaveTextContent('searching');
  await expect.poll(() => requests.at(-1)).toBe('three');
  await expect.element(shown).toHaveTextContent('searching');
  release.get('three')?.();
  await expect.element(shown).toHaveTextContent('found found three');
});
