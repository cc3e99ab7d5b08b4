import { writeFile } from 'node:fs/promises';
import { basename, dirname, posix, relative } from 'node:path';
import { expectedPaths } from '../expected/expected.ts';
import type { Model } from '../paths/model.ts';
import type { ModelPath } from '../paths/path.ts';
import { causesOf } from './causes.ts';
import { consoleTable } from './console-table.ts';
import { csv } from './csv.ts';
import { figures } from './figures.ts';
import { junit } from './junit.ts';
import { isSound, type MachineReport, reportMachine } from './machine-report.ts';
import { page } from './page.ts';
import { type LastRuns, readResults } from './read-results.ts';
import { type Language, languages, textsIn } from './texts/texts.ts';

export interface ReportOptions {
  readonly models: readonly Model[];
  /** By default those that are written down. */
  readonly pathsOf?: (model: Model) => readonly ModelPath[];
  readonly resultsFolder: string;
  /** The file for the page in Chinese, ending with `.html`; the others are beside it. */
  readonly pageFile: string;
  readonly jsonFile?: string | undefined;
  readonly junitFile?: string | undefined;
  readonly csvFile?: string | undefined;
}

export interface Written {
  readonly table: string;
  /** 1 if something is not covered or proved, or has failed in its last run. */
  readonly exitCode: 0 | 1;
}

export async function report(options: ReportOptions): Promise<Written> {
  const { models, pathsOf = expectedPaths, resultsFolder, pageFile } = options;
  const writtenAt = new Date().toISOString();
  const reports: MachineReport[] = [];
  for (const model of models) {
    const lastRuns = besidePage(await readResults(resultsFolder, model.name), options);
    reports.push(reportMachine(model, lastRuns, pathsOf(model)));
  }
  const causes = causesOf(reports);
  for (const language of languages) {
    const others = languages
      .filter((other) => other !== language)
      .map((other) => ({ file: basename(fileIn(other, pageFile)), texts: textsIn[other] }));
    const text = page({ reports, causes, writtenAt }, textsIn[language], others);
    await writeFile(fileIn(language, pageFile), text);
  }
  const { jsonFile, junitFile, csvFile } = options;
  if (jsonFile !== undefined) {
    await writeFile(jsonFile, `${JSON.stringify(figures(reports, causes, writtenAt), null, 2)}\n`);
  }
  if (junitFile !== undefined) await writeFile(junitFile, junit(reports, writtenAt));
  if (csvFile !== undefined) await writeFile(csvFile, csv(reports));
  return { table: consoleTable(reports, causes), exitCode: reports.every(isSound) ? 0 : 1 };
}

/** `report.html` is in Chinese, `report.en.html` in English. */
export const fileIn = (language: Language, pageFile: string) =>
  language === 'zh' ? pageFile : pageFile.replace(/\.html$/, `.${language}.html`);

function besidePage(lastRuns: LastRuns, { resultsFolder, pageFile }: ReportOptions): LastRuns {
  const folder = relative(dirname(pageFile), resultsFolder).replaceAll('\\', '/');
  const at = (file: string) => posix.join(folder, file);
  return new Map(
    [...lastRuns].map(([run, found]) => [
      run,
      {
        ...found,
        results: found.results.map((result) => ({
          ...result,
          ...(result.picture !== undefined && { picture: at(result.picture) }),
          ...(result.trace !== undefined && { trace: at(result.trace) }),
        })),
      },
    ]),
  );
}
