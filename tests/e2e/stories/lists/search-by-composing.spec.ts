import { expect, test } from '../../support/fixtures.ts';
import { untilLive, untilQuiet } from '../../support/traffic.ts';

/** A pause in typing as long as this starts a search. */
const longerThanThePauseMs = 1_000;

test('a search typed by composing Chinese starts with the composed text, never with the letters before @night', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/client');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // With the first connection everything visible is fetched once more.
  await untilLive(page);
  await untilQuiet(page);
  // A change on the server asks for the list again, with what is searched for then, if anything.
  const searched = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    const text = url.searchParams.get('q');
    if (url.pathname === '/client/admin/v1/list' && text !== null) searched.add(text);
  });
  await page.clock.install();
  await page.getByRole('searchbox').focus();
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ['z', 'zh', 'zha', 'zhang']) {
    const end = text.length;
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: end,
      selectionEnd: end,
    });
  }
  await page.clock.runFor(longerThanThePauseMs);
  expect([...searched]).toEqual([]);
  await keyboard.send('Input.insertText', { text: '张' });
  await expect(page).toHaveURL(/q=%E5%BC%A0/);
  await expect.poll(() => [...searched]).toEqual(['张']);
});
