import { expect as expectOnPage } from '@playwright/test';

/** For what a person waits for, on a slow machine. */
export const patienceMs = 15_000;

/** For a look that is taken again: the whole is given `patienceMs`. */
export const glanceMs = 1_000;

export const expect = expectOnPage.configure({ timeout: patienceMs });
