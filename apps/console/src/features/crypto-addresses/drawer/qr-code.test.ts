import { expect, test } from 'vitest';
import { qrPath, quietZone } from './qr-code.tsx';

test('the path draws every dark module inside a quiet zone, and another text differently', () => {
  const { size, path } = qrPath('TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj');
  const modules = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  // The corner of the first finder pattern is dark in every code.
  expect(modules).toContainEqual([quietZone, quietZone]);
  for (const module of modules.flat()) {
    expect(module).toBeGreaterThanOrEqual(quietZone);
    expect(module).toBeLessThan(size - quietZone);
  }
  expect(qrPath('TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdk').path).not.toBe(path);
});
