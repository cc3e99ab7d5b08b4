import { expect, test } from './fixtures.ts';
import { describeLook, everydayLooks, wideLooks } from './looks/looks.ts';
import { lookAtLogin, lookAtPage, pages } from './looks/pages.ts';
import { lookAtClient, lookAtReview, reviewNames } from './looks/reviews.ts';

for (const path of pages) {
  test(`axe finds nothing on a page, and it is not wider than the window: ${path}`, async ({
    page,
    signIn,
  }) => {
    // Administrators alone open the pages of the configuration.
    await signIn('god');
    expect(await lookAtPage(page, path, everydayLooks)).toEqual([]);
  });
}

test('axe finds nothing on the login page, and it is not wider than the window', async ({
  page,
}) => {
  expect(await lookAtLogin(page, everydayLooks)).toEqual([]);
});

for (const name of reviewNames) {
  test(`axe finds nothing in a review ${name}`, async ({ page, signIn }) => {
    await signIn('angel');
    expect(await lookAtReview(page, name, wideLooks)).toEqual([]);
  });
}

for (const look of wideLooks) {
  test(`axe finds nothing on any tab of a client, ${describeLook(look)}`, async ({
    page,
    signIn,
    staff,
  }) => {
    test.slow();
    await signIn('angel');
    expect(await lookAtClient(page, await staff('angel'), look)).toEqual([]);
  });
}
