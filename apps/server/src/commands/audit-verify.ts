import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { checkLog, type LogLine } from '../platform/audit-seal/check-log.ts';
import { notesIn } from '../platform/audit-seal/checkpoint.ts';

/**
 * `pnpm audit:verify FOLDER [--key KEY]… [--published FILE]`: checks an export of the audit log; exit code 1 if it was
 * altered. Needs Node and this folder of sources alone: no database, no server, nothing installed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string', multiple: true }, published: { type: 'string' } },
});
const [folder = '.'] = positionals;
const read = (path: string) => readFile(path, 'utf8');

let entries = 0;
async function* lines(): AsyncGenerator<LogLine> {
  const input = createReadStream(join(folder, 'entries.jsonl'));
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    entries += 1;
    yield readLine(line);
  }
}

/** A line that cannot be read is an entry that is gone. */
function readLine(line: string): LogLine {
  try {
    const { position, hash, entry } = JSON.parse(line);
    if (position === null || Number.isInteger(position)) return { position, hash, entry };
  } catch {}
  return { position: entries, hash: null, entry: null };
}

const findings = await checkLog({
  lines: lines(),
  checkpoints: notesIn(await read(join(folder, 'checkpoints.txt'))),
  published: values.published === undefined ? null : notesIn(await read(values.published)),
  publicKeys: values.key ?? (await read(join(folder, 'key.txt'))).trim().split('\n'),
});
if (values.key === undefined) {
  console.log('Checked with the key of the export: give --key with each that you have noted.');
}
if (findings.length === 0) {
  console.log(`Whole: ${entries} entries are as they were sealed.`);
} else {
  console.table(findings.map(({ first, last, ...rest }) => ({ ...rest, first, last })));
  process.exitCode = 1;
}
