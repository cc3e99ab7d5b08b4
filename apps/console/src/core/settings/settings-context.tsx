import { createContext, type ReactNode, useContext } from 'react';
import type { AppSettings, SystemSettings } from './parse-settings.ts';

export type Settings = SystemSettings & { app: AppSettings };

/** The current settings, for code outside of components. */
export let settingsNow: Settings | null = null;

const SettingsContext = createContext<Settings | null>(null);

export function SettingsProvider({
  settings,
  children,
}: {
  settings: Settings;
  children: ReactNode;
}) {
  settingsNow = settings;
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (settings === null) throw new Error('SettingsProvider is missing.');
  return settings;
}
