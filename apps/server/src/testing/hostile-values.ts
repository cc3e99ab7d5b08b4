import type { Schema } from '../http/contract.ts';

const texts = [
  '',
  ' ',
  'a\0b',
  '\ud800',
  '\r\nX-Evil: 1',
  `'; drop table deposit; --`,
  `"'\\%_`,
  '%00',
  '../../../etc/passwd',
  '__proto__',
  '<script>alert(1)</script>',
  '\u202e\ufeff',
  '😀'.repeat(50),
  'x'.repeat(5000),
];
const numbers = [
  '0',
  '-1',
  '0.001',
  '1e9',
  '1e400',
  '999999999999999.99',
  '9999999999999999999999',
  '0012.50',
  '١٢',
  '１００',
  'NaN',
  'Infinity',
  '0x10',
  '2147483648',
];
const times = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59.999999Z',
  '9998-12-31T23:59:59-23:59',
  '2026-01-01T23:59:60Z',
  '2026-02-30T00:00:00Z',
  '2026-01-01 00:00:00Z',
  '2026-01-01t00:00:00z',
  '2026-01-01T00:00:00.123456789012+00:00',
  'infinity',
];

export const notText: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  ['a'],
  {},
  { $ne: null },
  [{ kind: '\0' }],
  Array.from({ length: 500 }, () => 'x'),
];

export const asciiTexts = [...texts, ...numbers].filter((text) => /^[\x20-\x7e]*$/.test(text));

export function hostileTexts({ type, pattern, format }: Schema): string[] {
  const types = [type].flat();
  const likeNumber =
    types.includes('integer') || types.includes('number') || String(pattern).includes('\\d');
  const likeTime = format === 'date-time' || format === 'date';
  return [...texts, ...(likeNumber ? numbers : []), ...(likeTime ? times : [])];
}
