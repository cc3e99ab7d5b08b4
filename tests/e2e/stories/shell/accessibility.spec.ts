import { expect, test } from '../../support/fixtures.ts';
import { byDay, looks, wideLooks } from '../../support/looks/looks.ts';
import { lookAtOpened, openedNames } from '../../support/looks/opened.ts';
import { lookAtLogin, lookAtPage, pages } from '../../support/looks/pages.ts';
import { lookAtClient, lookAtReview, reviewNames } from '../../support/looks/reviews.ts';

for (const [at, path] of pages.entries()) {
  test(`axe finds nothing on a page, and it is not wider than the window: ${path}`, async ({
    page,
    signIn,
  }) => {
    // Administrators alone open the pages of the configuration.
    await signIn('god');
    expect(await lookAtPage(page, path, byDay(looks, at))).toEqual([]);
  });
}

test('axe finds nothing on the login page, and it is not wider than the window', async ({
  page,
}) => {
  expect(await lookAtLogin(page, byDay(looks, 0))).toEqual([]);
});

for (const [at, name] of reviewNames.entries()) {
  test(`axe finds nothing in a review ${name}`, async ({ page, signIn }) => {
    await signIn('angel');
    expect(await lookAtReview(page, name, byDay(wideLooks, at))).toEqual([]);
  });
}

for (const [at, name] of openedNames.entries()) {
  test(`axe finds nothing in what opens: ${name}`, async ({ page, signIn }) => {
    await signIn('god');
    expect(await lookAtOpened(page, name, byDay(wideLooks, at))).toEqual([]);
  });
}

test('axe finds nothing on any tab of a client', async ({ page, signIn, staff }) => {
  test.slow();
  await signIn('angel');
  for (const look of byDay(wideLooks, 0)) {
    expect(await lookAtClient(page, await staff('angel'), look)).toEqual([]);
  }
});
