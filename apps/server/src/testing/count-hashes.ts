import { createHook } from 'node:async_hooks';

export async function countHashes(act: () => Promise<unknown>): Promise<number> {
  let hashes = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'ARGON2REQUEST') hashes += 1;
    },
  });
  hook.enable();
  try {
    await act();
  } finally {
    hook.disable();
  }
  return hashes;
}
