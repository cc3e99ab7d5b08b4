import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import {
  createFirstAdministrators,
  type FirstAdministrator,
} from '../domains/staff/first-administrators.ts';
import { openDatabase } from '../kernel/db/open-database.ts';
import { jwtSecretsOf, openKeyRing } from '../platform/key-ring.ts';
import { runCommand } from './run-command.ts';

/**
 * `pnpm admin:create [--username A --name "…" --username B --name "…"]`: creates the first two administrators, and prints
 * a code for each. Asks for what is not given.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      username: { type: 'string', multiple: true, default: [] },
      name: { type: 'string', multiple: true, default: [] },
    },
  });
  const config = readConfig(process.env);
  const people = await readPeople(values.username, values.name);
  const { db, close } = await openDatabase(config);
  try {
    const { secrets } = await openKeyRing(db, await jwtSecretsOf(config));
    const codes = await createFirstAdministrators(db, secrets, people);
    console.log(
      'Hand each code to its own person, and to nobody else. They work once, for 72 hours:',
    );
    for (const [at, { username, name }] of people.entries()) {
      console.log(`\n  ${name}, username ${username}\n  ${codes[at]}`);
    }
    console.log('\nOn the sign-in page: "I have an invitation code". Each half has three groups.');
  } finally {
    await close();
  }
});

async function readPeople(
  usernames: readonly string[],
  names: readonly string[],
): Promise<[FirstAdministrator, FirstAdministrator]> {
  const isComplete = usernames.length === 2 && names.length === 2;
  if (!isComplete && !process.stdin.isTTY) {
    throw new ConfigError('Two administrators are needed: --username and --name, each twice.');
  }
  const terminal = isComplete
    ? null
    : createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (given: string | undefined, question: string) =>
    given ?? (await terminal?.question(`${question}: `)) ?? '';
  const readOne = async (at: 0 | 1, which: string) => ({
    username: await ask(usernames[at], `Username of the ${which} administrator`),
    name: await ask(names[at], `Name of the ${which} administrator`),
  });
  try {
    return [await readOne(0, 'first'), await readOne(1, 'second')];
  } finally {
    terminal?.close();
  }
}
