import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { models } from '../machines/models.ts';
import { allPaths } from '../paths/all-paths.ts';
import { accept } from './acceptance.ts';

const usage = `pnpm model:accept [--yes]

Shows how the machines differ from what is written down in tests/model/expected, asks, and writes it.
Refuses a machine that breaks a rule, and a table of records that is not the one written by hand.

  --yes    writes without a question, for scripts
  --help   this text
`;

async function askInTerminal(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Is the product to do all of that? Write it? (y/N) ');
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

function readArguments() {
  try {
    const flag = { type: 'boolean', default: false } as const;
    return parseArgs({ options: { yes: flag, help: flag } }).values;
  } catch (cause) {
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n\n`);
    process.exitCode = 1;
    return { yes: false, help: true };
  }
}

const { yes, help } = readArguments();
if (help) process.stdout.write(usage);
else {
  process.exitCode = await accept({
    models,
    pathsOf: allPaths,
    print: (text) => process.stdout.write(`${text}\n`),
    ask: yes ? async () => true : process.stdin.isTTY ? askInTerminal : null,
    write: writeFile,
  });
}
