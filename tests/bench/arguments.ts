import { parseArgs } from 'node:util';

export class UsageError extends Error {}

export interface Arguments {
  readonly names: readonly string[];
  readonly json: string | undefined;
  /** Whether a missed budget is a failure. */
  readonly check: boolean;
  readonly help: boolean;
}

export const usage = (known: readonly string[]) => `pnpm bench [${known.join('|')}] [options]

Measures what a check of permissions and a call of the SDK cost, against other libraries in the same
run, the console in a browser against a bare page, and a reviewer who decides by keyboard, here and in
two peers, which npm installs. With no part named it runs them all.

  --json FILE   also writes every figure to a file
  --check       ends with 1 where a budget is missed
  --help        this text`;

export function readArguments(known: readonly string[]): Arguments {
  const { values, positionals } = parse();
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UsageError(`There is no part called "${unknown}".`);
  return {
    names: positionals.length > 0 ? positionals : known,
    json: values.json,
    check: values.check,
    help: values.help,
  };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'string' },
        check: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause));
  }
}
