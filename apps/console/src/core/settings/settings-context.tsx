import { createContext, type ReactNode, useContext } from 'react';

type AppSettings = {
  name: string;
  /** Address of a picture, or null for the badge of initials. */
  logo: string | null;
  version: string;
  template: string | null;
  chatService: string | null;
  otp: boolean;
};

type SystemSettings = {
  app_name: string;
  web_logo: string | null;
  locale: string | null;
  language: string | null;
  currency: string;
  timezone: string;
  image: string | null;
};

/** Values by name, however the name is written: `app_name`, `appName` and `APP-NAME` are one. */
function read(settings: unknown) {
  const values = new Map<string, unknown[]>();
  for (const [spelling, value] of Object.entries(Object(settings))) {
    const name = spelling.toLowerCase().replace(/[^a-z]/g, '');
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  const valuesOf = (names: string[]) => names.flatMap((name) => values.get(name) ?? []);
  return {
    text(...names: string[]): string | null {
      const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
      const found = valuesOf(names).find(isText);
      return typeof found === 'string' ? found.trim() : null;
    },
    flag: (...names: string[]) =>
      valuesOf(names).some((value) => [true, 1, '1', 'true'].some((yes) => yes === value)),
  };
}

export function parseAppSettings(settings: unknown): AppSettings {
  const { text, flag } = read(settings);
  return {
    name: text('appname', 'name') ?? 'Admin',
    logo: text('weblogo', 'applogo', 'logo'),
    version: text('version', 'appversion') ?? '0.0.0',
    template: text('template', 'apptemplate'),
    chatService: text('chatservice', 'chat'),
    otp: flag('otp', 'otpflag', 'otpenabled'),
  };
}

export function parseSystemSettings(settings: unknown): SystemSettings {
  const { text } = read(settings);
  return {
    app_name: text('appname', 'name') ?? 'Admin App',
    web_logo: text('weblogo', 'logo'),
    locale: text('locale'),
    language: text('language'),
    currency: text('currency') ?? 'USD',
    timezone: text('timezone') ?? 'UTC',
    image: text('image'),
  };
}

export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

export type Settings = SystemSettings & { app: AppSettings };

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
  if (settings === null) throw new Error('No SettingsProvider.');
  return settings;
}
