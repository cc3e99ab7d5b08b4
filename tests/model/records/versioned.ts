import type { ApiAnswer } from '../../../apps/server/src/testing/api-client.ts';
import type { Subject } from './walk.ts';
import { byTheClock, outcome } from './world.ts';

export interface Seen {
  status: string;
  version: number;
}

export function versioned(
  read: () => Promise<Seen>,
  act: (action: string, version: number, to: string | undefined) => Promise<ApiAnswer>,
): Subject {
  return {
    act: async (action, to) => outcome(await act(action, (await read()).version, to)),
    state: async () => (await read()).status,
  };
}

export const struck: ApiAnswer = {
  status: byTheClock.status,
  body: byTheClock,
  headers: {},
  raw: Buffer.alloc(0),
};
