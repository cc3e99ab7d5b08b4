import { stripVTControlCharacters } from 'node:util';
import { csvCell } from '../../../apps/server/src/http/lists/csv.ts';
import { lastState } from '../paths/path.ts';
import { runs } from '../paths/results.ts';
import { commonMessage } from './causes.ts';
import { describeWay } from './describe-path.ts';
import type { MachineReport } from './machine-report.ts';
import { chinese } from './texts/chinese.ts';
import { english } from './texts/english.ts';

const heads = [
  ...['machine', 'path', 'run', 'outcome', 'finished_at', 'ms', 'ends_in', 'rules', 'cause'],
  ...['description_zh', 'description_en'],
];

export function csv(reports: readonly MachineReport[]): string {
  const rows = reports.flatMap(({ model, paths, rulesOfPath }) =>
    paths.flatMap(({ path, outcomes }) =>
      runs.map((run) => {
        const { outcome, finishedAt, ms, error = '', reason } = outcomes[run];
        const rules = rulesOfPath.get(path.id) ?? [];
        return [
          ...[model.name, path.id, run, outcome, finishedAt ?? null, ms ?? null, lastState(path)],
          rules.map(({ id }) => id).join(' '),
          error === '' ? (reason?.en ?? null) : commonMessage(stripVTControlCharacters(error)),
          ...[chinese, english].map((texts) => describeWay(path, texts)),
        ];
      }),
    ),
  );
  const lines = [heads, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`);
  // A spreadsheet takes the text for UTF-8 by this sign.
  return `\uFEFF${lines.join('')}`;
}
