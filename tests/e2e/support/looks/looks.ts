import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { untilQuiet } from '../traffic.ts';
import { type Look, labelFaults } from './rules.ts';

/**
 * Colours do not depend on the language, nor labels on the colours: the first two have each colour, each language and
 * each width between them.
 */
export const looks: readonly Look[] = [
  { colorScheme: 'light', language: 'zh-CN', width: 1440 },
  { colorScheme: 'dark', language: 'en-US', width: 375 },
  { colorScheme: 'dark', language: 'en-US', width: 1440 },
  { colorScheme: 'light', language: 'zh-CN', width: 375 },
];

export const wideLooks: readonly Look[] = [
  { colorScheme: 'light', language: 'zh-CN', width: 1440 },
  { colorScheme: 'dark', language: 'en-US', width: 1440 },
  { colorScheme: 'dark', language: 'zh-CN', width: 1440 },
  { colorScheme: 'light', language: 'en-US', width: 1440 },
];

export type When = 'day' | 'night';

/**
 * The looks of what is at this place of a list: by day one of the first two, by turns, so that it is the same one every
 * day; by night the others.
 */
export const looksOf = (all: readonly Look[], at: number, when: When): readonly Look[] =>
  all.filter((_, i) => (i === at % 2) === (when === 'day'));

const describeLook = ({ colorScheme, language, width }: Look) =>
  `${colorScheme}, ${language}, ${width} px`;

/** From the next page on that is loaded: the tab has to be on one of the console's origin. */
export async function putOn(page: Page, { colorScheme, language, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 812 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate((chosen) => localStorage.setItem('brokerdesk.locale', chosen), language);
}

export async function findingsOf(
  page: Page,
  where: string,
  look: Look,
  part = 'html',
  further: () => Promise<string[]> = () => labelFaults(page, part, look),
): Promise<string[]> {
  await untilQuiet(page);
  await expect(page.locator('html')).toHaveAttribute('lang', look.language);
  const found = await axeFindings(page, part);
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  if (needed > look.width) found.push(`it is ${needed} px wide`);
  found.push(...(await further()));
  return found.map((one) => `${where}, ${describeLook(look)}: ${one}`);
}
