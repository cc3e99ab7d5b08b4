import { stripVTControlCharacters } from 'node:util';
import { describePath } from '../paths/path.ts';
import { type Run, runs } from '../paths/results.ts';
import type { MachineReport, PathReport } from './machine-report.ts';
import { english } from './texts/english.ts';

export function junit(reports: readonly MachineReport[], writtenAt: string): string {
  const suites = reports.flatMap((report) => runs.map((run) => suite(report, run, writtenAt)));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('')}</testsuites>\n`;
}

function suite({ model, paths, runs: ran }: MachineReport, run: Run, writtenAt: string): string {
  const { counts, finishedAt } = ran[run];
  const attributes = {
    name: `${model.name} ${run}`,
    tests: paths.length,
    failures: counts.failed,
    errors: 0,
    skipped: counts.not_offered + counts.not_run,
    timestamp: finishedAt ?? writtenAt,
  };
  const cases = paths.map((path) => testCase(model.name, path, run));
  return `<testsuite${attributesOf(attributes)}>\n${cases.join('')}</testsuite>\n`;
}

function testCase(machine: string, { path, outcomes }: PathReport, run: Run): string {
  const { outcome, ms = 0, error = '', reason } = outcomes[run];
  const attributes = {
    classname: `${machine}.${run}`,
    name: `${path.id}: ${describePath(path)}`,
    time: ms / 1000,
  };
  const [message = ''] = plain(error).split('\n');
  const skipped = reason?.en ?? english.outcomes[outcome];
  const inner = {
    passed: '',
    failed: `<failure${attributesOf({ message })}>${escaped(plain(error))}</failure>`,
    not_offered: `<skipped${attributesOf({ message: skipped })}/>`,
    not_run: `<skipped${attributesOf({ message: skipped })}/>`,
  }[outcome];
  return `<testcase${attributesOf(attributes)}>${inner}</testcase>\n`;
}

const attributesOf = (attributes: Readonly<Record<string, string | number>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Without colours, and without the signs that XML has no way to write. */
const plain = (text: string) =>
  stripVTControlCharacters(text).replace(/[^\t\n\r\P{Cc}]|[\ufffe\uffff]/gu, '');
