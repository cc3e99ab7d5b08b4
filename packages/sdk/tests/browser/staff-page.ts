import { inject } from 'vitest';
import { createSdk, type SdkOptions, type Tokens } from '../../src/index.ts';

export const baseUrl = inject('staffUrl');

const json = async (path: string) => (await fetch(baseUrl + path)).json();

/** Tokens that the server takes, and the same session's with an access token that it takes no more. */
export const issued = (): Promise<{ valid: Tokens; expired: Tokens }> => json('/tokens');

/** How often the server has been asked for new tokens. */
export const refreshes = async (): Promise<number> => (await json('/refreshes')).length;

/** An SDK that calls the server from this page. */
export const connect = (options: Pick<SdkOptions, 'tokens'> & Partial<SdkOptions>) =>
  createSdk({
    ...{ baseUrl, tenant: 'es', locale: () => 'zh-CN' },
    device: { os: 'Linux', type: 'desktop', incognito: false },
    ...options,
  });
