import { capture } from '../../scripts/lib/run.mjs';

/** A failure throws with all output. */
export async function output(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<string> {
  const { code, stdout, output } = await capture(command, [...args], { cwd, env });
  if (code === 0) return stdout;
  throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
}
