import type { Device } from '../platform/request-context.ts';

const systems: readonly Device['os'][] = ['Mac', 'Windows', 'Linux', 'iOS', 'Android'];

/** Reads `X-Device`, `os=Mac;type=desktop;incognito=false`. What it does not say is Unknown, desktop, false. */
export function deviceOf(header: string | undefined): Device {
  const said = new Map(
    (header ?? '').split(';').map((pair) => {
      const [key = '', value = ''] = pair.split('=');
      return [key.trim(), value.trim()] as const;
    }),
  );
  return {
    os: systems.find((os) => os === said.get('os')) ?? 'Unknown',
    type: said.get('type') === 'mobile' ? 'mobile' : 'desktop',
    incognito: said.get('incognito') === 'true',
  };
}
