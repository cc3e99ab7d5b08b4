import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { endClaim, useClaim } from './work-calls.ts';

const record = { type: 'withdrawal', id: 'w1' } as const;
const sent: string[] = [];
const sdk = sdkAnswering(async (input, init) => {
  sent.push(new Request(input, init).method);
  const holder = { id: 'u1', name: 'A' };
  const item = { ...record, holder, taken_at: null, expires_at: null, assigned_by: null };
  return Response.json({ mine: true, item: { ...item, aside_until: null, first_look_at: null } });
});

let queries: QueryClient;
function Open() {
  queries = useQueryClient();
  useClaim(record);
  return null;
}
const open = () =>
  draw(
    <SdkProvider sdk={sdk}>
      <Open />
    </SdkProvider>,
  );
beforeEach(() => {
  sent.length = 0;
});

// @rule work: The own decision ends the own claim, also one that was renewed while it was made
// @in ./work-calls.ts
test('a record that is decided is closed without giving up its claim, which the decision has ended', async () => {
  const close = await open();
  await expect.poll(() => sent).toEqual(['PUT']);
  endClaim(queries, [record.id]);
  close();
  // Sent in turn: a DELETE would come before the claim of the next opening.
  const closeAgain = await open();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent).toEqual(['PUT', 'PUT']);
  closeAgain();
});

test('a claim that was renewed while its record was decided is given up on closing', async () => {
  const close = await open();
  await expect.poll(() => sent).toEqual(['PUT']);
  await queries.refetchQueries();
  endClaim(queries, [record.id]);
  close();
  await expect.poll(() => sent).toEqual(['PUT', 'PUT', 'DELETE']);
});
