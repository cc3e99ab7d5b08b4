import { roles } from '@brokerdesk/policy';
import type { Reader } from '../../kernel/db/database.ts';
import type { Services } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';

const own = ['brokerdesk', 'admin', 'demo', 'pl', 'es', 'tr', 'kun', 'sun3'];

/** Shorter parts of names are too many passwords' beginning. */
const partMin = 3;

export async function firmNames(
  reader: Reader,
  { passkeySite }: Pick<Services, 'passkeySite'>,
): Promise<string[]> {
  const { app_name: app } = await readSetting(reader, 'app');
  const { name } = await readSetting(reader, 'company');
  const host = passkeySite?.domain.split('.').slice(0, -1) ?? [];
  return [...new Set([...own, ...roles, ...[app, name, ...host].flatMap(partsOf)])];
}

function partsOf(name: string): string[] {
  const parts = name.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  const joined = parts.map((_, at) => parts.slice(0, at + 1).join(''));
  return [...parts, ...joined].filter((word) => [...word].length >= partMin);
}

const firstYear = 2000;
const years = Array.from({ length: 36 }, (_, at) => String(firstYear + at));
const digits = Array.from({ length: 10 }, (_, at) => String(at));
const numbers = [...digits, '12', '123', '1234', '12345', '123456', '666', '888', '8888', ...years];
const separators = ['', '#', '@', '-', '_', '.'];
const marks = ['', '!'];

export const commonEndings: readonly string[] = [
  ...marks,
  ...['#', '@', '!!'],
  ...separators.flatMap((separator) =>
    numbers.flatMap((number) => marks.map((mark) => `${separator}${number}${mark}`)),
  ),
];
