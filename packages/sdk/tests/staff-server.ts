import { test as base } from 'vitest';
import { createMemoryTokens, createSdk, type SdkOptions } from '../src/index.ts';
import { startStaffServer } from './serve-staff.ts';

export * from './serve-staff.ts';

type StaffServer = Awaited<ReturnType<typeof startStaffServer>>;

/** `test`, with a server of its own, and SDKs that call it. */
export const test = base.extend<{
  server: StaffServer;
  connect: (options?: Partial<SdkOptions>) => ReturnType<typeof createSdk>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from its pattern
  server: async ({}, use) => {
    const server = await startStaffServer();
    await use(server);
    await server.close();
  },
  connect: async ({ server }, use) => {
    await use((options = {}) =>
      createSdk({
        baseUrl: server.baseUrl,
        tenant: 'es',
        tokens: createMemoryTokens(server.valid()),
        locale: () => 'zh-CN',
        device: { os: 'Mac', type: 'desktop', incognito: false },
        retry: false,
        ...options,
      }),
    );
  },
});
