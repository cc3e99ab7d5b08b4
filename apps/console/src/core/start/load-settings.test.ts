import { createMemoryTokens, createSdk } from '@brokerdesk/sdk';
import { describe, expect, it, vi } from 'vitest';
import { loadSettings } from './load-settings.ts';

const system = {
  app_name: 'Broker Desk',
  web_logo: null,
  locale: 'zh-CN',
  language: 'zh',
  currency: 'USD',
  timezone: 'UTC',
  image: null,
};

function sdkFor({
  appName,
  systemStatus = 200,
  timezone = 'UTC',
}: {
  appName: string;
  systemStatus?: number;
  timezone?: string;
}) {
  return createSdk({
    baseUrl: 'http://127.0.0.1',
    tenant: 'es',
    tokens: createMemoryTokens(),
    locale: () => 'en-US',
    device: { os: 'Linux', type: 'desktop', incognito: false },
    fetch: async (url) =>
      String(url).endsWith('/setting/v1/app')
        ? Response.json({ version: '1.2.3' })
        : Response.json({ ...system, app_name: appName, timezone }, { status: systemStatus }),
  });
}

describe('the settings of the firm', () => {
  it('are those of the system, with the version of the app', async () => {
    expect(await loadSettings(sdkFor({ appName: 'Broker Desk' }))).toEqual({
      ...system,
      app: expect.objectContaining({ version: '1.2.3' }),
    });
  });

  // @rule shell: The app is called "Admin App" if the settings name none
  // @in core/settings/settings-context.tsx
  it.each(['', '  '])('name the app Admin App if it has no name: %j', async (appName) => {
    expect((await loadSettings(sdkFor({ appName }))).app_name).toBe('Admin App');
  });

  // @rule settings: An unknown time zone is UTC and is logged
  it('have UTC for an unknown time zone, and the log says so', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const settings = await loadSettings(sdkFor({ appName: 'Desk', timezone: 'Mars/Olympus' }));
    expect(settings.timezone).toBe('UTC');
    expect(log).toHaveBeenCalledWith(expect.stringContaining('time zone'), 'Mars/Olympus');
    log.mockRestore();
  });

  it('are an error if one of the two is unavailable', async () => {
    const answer = loadSettings(sdkFor({ appName: 'Broker Desk', systemStatus: 500 }));
    await expect(answer).rejects.toMatchObject({ code: 'MALFORMED_RESPONSE' });
  });
});
