import { ConfigError } from '../config.ts';
import { CannotStart } from '../kernel/errors/problem.ts';

export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const expected = error instanceof ConfigError || error instanceof CannotStart;
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  }
}
