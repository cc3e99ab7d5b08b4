import { compilePermissions, rolePermissions } from '@brokerdesk/policy';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { RecordHistory } from './record-history.tsx';

let remove = () => {};
afterEach(() => remove());

const entry = (seq: number, action: string) => ({
  ...{ seq: `${seq}`, at: '2026-11-21T02:15:30.000Z', actor: { name: '高建明' }, action },
  ...{ before: null, after: null },
});
const log = [
  ...Array.from({ length: 30 }, (_, at) => entry(100 - at, 'work.opened')),
  entry(2, 'comment.added'),
  entry(1, 'crypto_address.changed'),
];

test('the change history of a record shows its changes, however often it was opened since', async () => {
  await speak('en-US', ['kit', 'form', 'history']);
  const sdk = sdkAnswering(async (url) => {
    const { searchParams } = new URL(String(url), location.origin);
    const found = log.filter(({ action }) => action.startsWith(searchParams.get('action') ?? ''));
    const list = found.slice(0, Number(searchParams.get('size')));
    return Response.json({ list, total: found.length });
  });
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <PermissionsProvider permissions={compilePermissions(rolePermissions('god'))}>
        <RecordHistory type="crypto_address" id="a1" version={1} label={() => null} />
      </PermissionsProvider>
    </SdkProvider>,
  );
  const history = page.getByRole('list', { name: 'Change history' });
  await expect.element(history.getByText('Changed')).toBeVisible();
  expect(history.element().children).toHaveLength(1);
});
