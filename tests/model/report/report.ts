import { writeFile } from 'node:fs/promises';
import { expectedPaths } from '../expected/expected.ts';
import type { Model } from '../paths/model.ts';
import type { ModelPath } from '../paths/path.ts';
import { consoleTable } from './console-table.ts';
import { figures } from './figures.ts';
import { isSound, type MachineReport, reportMachine } from './machine-report.ts';
import { page } from './page.ts';
import { readResults } from './read-results.ts';

export interface ReportOptions {
  readonly models: readonly Model[];
  /** By default those that are written down. */
  readonly pathsOf?: (model: Model) => readonly ModelPath[];
  /** Where the runs have left their results. */
  readonly resultsFolder: string;
  /** The file for the page. */
  readonly pageFile: string;
  /** The file for the figures. */
  readonly jsonFile?: string | undefined;
}

export interface Written {
  readonly table: string;
  /** 1 where something is not covered, or has failed in its last run. */
  readonly exitCode: 0 | 1;
}

export async function report(options: ReportOptions): Promise<Written> {
  const { models, pathsOf = expectedPaths, resultsFolder, pageFile, jsonFile } = options;
  const writtenAt = new Date().toISOString();
  const reports: MachineReport[] = [];
  for (const model of models) {
    reports.push(
      reportMachine(model, await readResults(resultsFolder, model.name), pathsOf(model)),
    );
  }
  await writeFile(pageFile, page(reports, writtenAt));
  if (jsonFile !== undefined) {
    await writeFile(jsonFile, `${JSON.stringify(figures(reports, writtenAt), null, 2)}\n`);
  }
  return { table: consoleTable(reports), exitCode: reports.every(isSound) ? 0 : 1 };
}
