import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeDevice } from './device.ts';

describe('the device of a session', () => {
  // @rule shell: A device has an OS, a type (mobile, desktop) and an incognito flag
  // @in ./device.ts http/request-headers.ts
  it.each([
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 'Mac', 'desktop'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0', 'Windows', 'desktop'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0', 'Linux', 'desktop'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1', 'iOS', 'mobile'],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/150.0 Mobile', 'Android', 'mobile'],
    ['curl/8', 'Unknown', 'desktop'],
  ])('%s', (userAgent, os, type) => {
    expect(describeDevice(userAgent, true)).toEqual({ os, type, incognito: false });
  });
  it('is an iPad if a Mac has a touch screen', () => {
    const safari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15';
    expect(describeDevice(safari, true, 5)).toEqual({
      os: 'iOS',
      type: 'mobile',
      incognito: false,
    });
    expect(describeDevice(safari, true, 0).os).toBe('Mac');
  });
  it('has a system and a type whatever the browser says', () => {
    const systems = ['Mac', 'Windows', 'Linux', 'iOS', 'Android', 'Unknown'];
    fc.assert(
      fc.property(fc.string(), (userAgent) => {
        const { os, type } = describeDevice(userAgent, true);
        expect(systems).toContain(os);
        expect(['mobile', 'desktop']).toContain(type);
      }),
    );
  });
  it('is taken for incognito if it may store nothing', () => {
    expect(describeDevice('', false).incognito).toBe(true);
  });
});
