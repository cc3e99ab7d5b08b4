import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { models } from '../machines/models.ts';
import { resultsFolder } from '../paths/results.ts';
import { UnreadableResultsError } from './read-results.ts';
import { report } from './report.ts';

const usage = `pnpm model:report [--json FILE]

Writes what the model tests cover, and what came of their last runs, to tests/model/report.html.
Ends with 1 where something is not covered, or has failed.

  --json FILE   also writes the figures to a file
  --help        this text
`;

const pageFile = join(import.meta.dirname, '../report.html');

function readArguments() {
  try {
    const options = { json: { type: 'string' }, help: { type: 'boolean' } } as const;
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
    const jsonFile = chosen.json;
    const { table, exitCode } = await report({ models, resultsFolder, pageFile, jsonFile });
    process.stdout.write(`${table}\n\n${pathToFileURL(pageFile).href}\n`);
    process.exitCode = exitCode;
  } catch (cause) {
    // What the reader can put right is a sentence; anything else is a fault, and its stack tells.
    if (!(cause instanceof UnreadableResultsError)) throw cause;
    process.stderr.write(`${cause.message}\n`);
    process.exitCode = 1;
  }
}
