import { expect, test } from '../../support/fixtures.ts';
import { byNight, looks, wideLooks } from '../../support/looks/looks.ts';
import { lookAtOpened, openedNames } from '../../support/looks/opened.ts';
import { lookAtLogin, lookAtPage, looksAt, pages } from '../../support/looks/pages.ts';
import { lookAtClient, lookAtReview, reviewNames } from '../../support/looks/reviews.ts';

for (const path of pages.filter((one) => looksAt(one).night.length > 0)) {
  test(`a page is accessible, fits the window, has its labels, and lists and exports as it should: ${path}`, async ({
    page,
    signIn,
  }) => {
    // Administrators alone open the pages of the configuration.
    await signIn('god');
    expect(await lookAtPage(page, path, looksAt(path).night)).toEqual([]);
  });
}

test('the login page is accessible, fits the window, and has its labels', async ({ page }) => {
  expect(await lookAtLogin(page, byNight(looks, 0))).toEqual([]);
});

for (const [at, name] of reviewNames.entries()) {
  test(`a review is accessible, fits the window, and has its labels: ${name}`, async ({
    page,
    signIn,
  }) => {
    await signIn('angel');
    expect(await lookAtReview(page, name, byNight(wideLooks, at))).toEqual([]);
  });
}

for (const [at, name] of openedNames.entries()) {
  test(`what opens over a page is accessible, and has its labels: ${name}`, async ({
    page,
    signIn,
  }) => {
    await signIn('god');
    expect(await lookAtOpened(page, name, byNight(wideLooks, at))).toEqual([]);
  });
}

test('each tab of a client is accessible, and has its labels', async ({ page, signIn, staff }) => {
  test.slow();
  await signIn('angel');
  for (const look of byNight(wideLooks, 0)) {
    expect(await lookAtClient(page, await staff('angel'), look)).toEqual([]);
  }
});
