import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { PreferenceList } from './preference-list.tsx';

const requests: string[] = [];
let offered: readonly string[] = [];
const sdk = sdkAnswering(async (input) => {
  requests.push(new URL(String(input instanceof Request ? input.url : input)).pathname);
  return Response.json({ list: offered.map((locale) => ({ locale })), total: 1, page: 1, size: 1 });
});

let remove = () => {};
beforeEach(() => speak('zh-CN', ['account', 'shell', 'kit']));
afterEach(() => remove());

async function show() {
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <PreferenceList onChoose={() => {}} />
    </SdkProvider>,
  );
}
const names = () =>
  page
    .getByRole('group', { name: '语言' })
    .getByRole('radio')
    .elements()
    .map((radio) => radio.closest('label')?.textContent);

// @rule shell: The languages to choose from are those that the server lists
test('the languages are those of the firm that the console speaks, the present one always among them', async () => {
  offered = ['en-US', 'zh-CN', 'fr-FR'];
  await show();
  await expect.poll(() => requests).toEqual(['/setting/admin/v1/locale']);
  await expect.poll(names).toEqual(['中文', 'English']);
  remove();
  offered = ['fr-FR'];
  await show();
  await expect.poll(names).toEqual(['中文']);
});
