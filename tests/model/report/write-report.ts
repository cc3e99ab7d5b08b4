import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { models } from '../machines/models.ts';
import { resultsFolder } from '../paths/results.ts';
import { UnreadableResultsError } from './read-results.ts';
import { fileIn, report } from './report.ts';
import { languages } from './texts/texts.ts';

const usage = `pnpm model:report [--json FILE] [--junit FILE] [--csv FILE]

Writes what the model tests cover, and what came of their last runs, to tests/model/report.html, in
Chinese, and report.en.html, in English.
Ends with 1 where something is not covered or proved, or has failed.

  --json FILE   also writes the figures to a file
  --junit FILE  also writes the results as JUnit XML
  --csv FILE    also writes the results for a spreadsheet
  --help        this text
`;

const pageFile = join(resultsFolder, '../report.html');
const pages = languages.map((language) => pathToFileURL(fileIn(language, pageFile)).href);

function readArguments() {
  try {
    const file = { type: 'string' } as const;
    const options = { json: file, junit: file, csv: file, help: { type: 'boolean' } } as const;
    return parseArgs({ options }).values;
  } catch (cause) {
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n\n${usage}`);
    return null;
  }
}

const chosen = readArguments();
if (!chosen) {
  process.exitCode = 1;
} else if (chosen.help) {
  process.stdout.write(usage);
} else {
  try {
    const { json: jsonFile, junit: junitFile, csv: csvFile } = chosen;
    const files = { pageFile, jsonFile, junitFile, csvFile };
    const { table, exitCode } = await report({ models, resultsFolder, ...files });
    process.stdout.write(`${table}\n\n${pages.join('\n')}\n`);
    process.exitCode = exitCode;
  } catch (cause) {
    if (!(cause instanceof UnreadableResultsError)) throw cause;
    process.stderr.write(`${cause.message}\n`);
    process.exitCode = 1;
  }
}
