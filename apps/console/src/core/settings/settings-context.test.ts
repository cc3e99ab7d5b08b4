import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTimeZone, parseAppSettings, parseSystemSettings } from './settings-context.tsx';

const defaults = {
  name: 'Admin',
  logo: null,
  version: '0.0.0',
  template: null,
  chatService: null,
  otp: false,
};

describe('the settings of the app', () => {
  // @rule settings: Unreadable app settings fall back to "Admin", "0.0.0" and otp off
  it.each([
    [{ app_name: 'Desk' }, { name: 'Desk' }],
    [{ appName: 'Desk' }, { name: 'Desk' }],
    [{ name: ' Desk ' }, { name: 'Desk' }],
    [{ app_name: '', name: 'Desk' }, { name: 'Desk' }],
    [{ appName: 'Desk', app_name: null }, { name: 'Desk' }],
    [{ app_name: 7, appName: 'Desk', AppName: '' }, { name: 'Desk' }],
    [{ otp: true, OTP: false }, { otp: true }],
    [{ web_logo: '/a.svg' }, { logo: '/a.svg' }],
    [{ webLogo: '/a.svg' }, { logo: '/a.svg' }],
    [{ logo: '/a.svg' }, { logo: '/a.svg' }],
    [{ version: '1.2.3' }, { version: '1.2.3' }],
    [{ app_version: '1.2.3' }, { version: '1.2.3' }],
    [{ template: 'dark' }, { template: 'dark' }],
    [{ chat_service: 'https://chat' }, { chatService: 'https://chat' }],
    [{ chatService: 'https://chat' }, { chatService: 'https://chat' }],
    [{ otp: true }, { otp: true }],
    [{ otp_flag: 1 }, { otp: true }],
    [{ otpEnabled: 'true' }, { otp: true }],
    [{ otp: 'false' }, {}],
  ])('are read from any spelling: %j', (settings, expected) => {
    expect(parseAppSettings(settings)).toEqual({ ...defaults, ...expected });
  });

  it.each([
    [null],
    [undefined],
    ['text'],
    [7],
    [[]],
    [{}],
    [{ app_name: 7, version: {}, otp: [] }],
  ])('are the defaults if nothing can be read: %j', (settings) => {
    expect(parseAppSettings(settings)).toEqual(defaults);
  });

  it('are whole whatever the server says', () => {
    const spelling = fc.constantFrom('app_name', 'appName', 'logo', 'version', 'otp', 'toString');
    const settings = fc.oneof(fc.jsonValue(), fc.dictionary(spelling, fc.jsonValue()));
    fc.assert(
      fc.property(settings, (answer) => {
        const { name, version, otp } = parseAppSettings(answer);
        expect([typeof name, typeof version, typeof otp]).toEqual(['string', 'string', 'boolean']);
        expect(Object.values(parseSystemSettings(answer)).every(isTextOrNull)).toBe(true);
      }),
    );
  });
});

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

describe('the settings of the system', () => {
  it('have a default for all that the console cannot do without', () => {
    expect(parseSystemSettings({})).toEqual({
      app_name: 'Admin App',
      web_logo: null,
      locale: null,
      language: null,
      currency: 'USD',
      timezone: 'UTC',
      image: null,
    });
  });
});

describe('a time zone', () => {
  it.each(['UTC', 'Asia/Shanghai', 'America/New_York'])('that exists is known: %s', (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  });
  it.each(['', 'Mars/Olympus', 'undefined', '八点'])('that does not is not: %j', (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  });
});
