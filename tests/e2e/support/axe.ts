import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  var axe: typeof Axe | undefined;
}

/**
 * The page is given the small axe, once: the large one, twice a look as by `AxeBuilder`, costs more than the look
 * itself.
 */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  if (await page.evaluate(() => globalThis.axe === undefined)) await page.evaluate(source);
  return page.evaluate(async (part) => {
    const found = await globalThis.axe?.run({ include: [part] }, { resultTypes: ['violations'] });
    if (found === undefined) throw new Error('The page has no axe: it has just been loaded anew.');
    return found.violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(', ')}`,
    );
  }, part);
}
