import { test as base, expect } from '../../support/fixtures.ts';
import { looks, looksOf, type When, wideLooks } from '../../support/looks/looks.ts';
import { lookAtOpened, looksAtOpened, openedNames } from '../../support/looks/opened.ts';
import { lookAtLogin, lookAtPage, looksAt, pages } from '../../support/looks/pages.ts';
import { lookAtClient, lookAtReview, reviewNames } from '../../support/looks/reviews.ts';

/** The project of Playwright says whether it is day or night. */
const test = base.extend<{ when: When }>({ when: ['day', { option: true }] });

/** The stories of many pages take as long as these. */
const timeoutFor = (count: number) => 20_000 + count * looks.length * 10_000;

/** Pages of one area share a browser, which has then read the files of the console. */
const areas = Map.groupBy(pages, (path) => path.split(/[/?]/)[1] ?? '');

for (const [area, paths] of areas) {
  // @rule shell: Everything is usable with assistive technology, in both themes and languages
  // @in app/shell/shell.tsx
  test(`pages are accessible, fit the window, have their labels, and list and export as they should: /${area}`, async ({
    page,
    signIn,
    when,
  }) => {
    test.setTimeout(timeoutFor(paths.length));
    await signIn('god');
    for (const path of paths) {
      expect.soft(await lookAtPage(page, path, looksAt(path, when))).toEqual([]);
    }
  });
}

test('the login page is accessible, fits the window, and has its labels', async ({
  page,
  when,
}) => {
  expect(await lookAtLogin(page, looksOf(looks, 0, when))).toEqual([]);
});

for (const [at, name] of reviewNames.entries()) {
  test(`a review is accessible, fits the window, and has its labels: ${name}`, async ({
    page,
    signIn,
    when,
  }) => {
    await signIn('angel');
    expect(await lookAtReview(page, name, looksOf(wideLooks, at, when))).toEqual([]);
  });
}

test('what opens over a page is accessible, and has its labels', async ({ page, signIn, when }) => {
  test.setTimeout(timeoutFor(openedNames.length));
  await signIn('god');
  for (const name of openedNames) {
    expect.soft(await lookAtOpened(page, name, looksAtOpened(name, when))).toEqual([]);
  }
});

test('each tab of a client is accessible, and has its labels', async ({
  page,
  signIn,
  staff,
  when,
}) => {
  test.slow();
  await signIn('angel');
  for (const look of looksOf(wideLooks, 0, when)) {
    expect(await lookAtClient(page, await staff('angel'), look)).toEqual([]);
  }
});
