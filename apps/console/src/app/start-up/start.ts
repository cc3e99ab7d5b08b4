import { forgetSession, goOnWithSession, preferences, sdk, settings } from '#/app/actors.ts';
import { chosenLocale, speak } from '#/app/language.ts';
import { logFailure } from '#/app/log.ts';
import { defaultLocale, resolveLocale } from '#/shared/i18n/locale.ts';
import { type ReadPageWords, startI18n } from '#/shared/i18n/set-up.ts';
import type { Settings } from '#/shared/settings/settings-context.tsx';
import { loadSettings } from './load-settings.ts';

export type StartUpOutcome = { kind: 'ready'; settings: Settings } | { kind: 'failed' };

/**
 * The settings of the house. Without them nobody stays signed in: whose console this is, and
 * whether this is the right server, is not known.
 */
export async function readSettings(): Promise<StartUpOutcome> {
  try {
    const loaded = await loadSettings(sdk);
    settings.write(loaded);
    // No call is made with a token before it is known whose console this is.
    goOnWithSession();
    return { kind: 'ready', settings: loaded };
  } catch (error) {
    logFailure('The system settings could not be loaded', error);
    forgetSession();
    return { kind: 'failed' };
  }
}

const readPageWords: ReadPageWords = async (locale, namespace) =>
  (await import('#/app/after-sign-in.ts')).pageWords(locale, namespace);

/** What comes before everything else: the settings and, at the same time, the words. */
export async function start(): Promise<StartUpOutcome> {
  const chosen = chosenLocale(preferences);
  const [outcome] = await Promise.all([
    readSettings(),
    startI18n(chosen ?? defaultLocale, readPageWords),
  ]);
  const configured = outcome.kind === 'ready' ? outcome.settings.locale : null;
  await speak(chosen ?? resolveLocale(configured));
  return outcome;
}
