import { describeProblem, problemOf } from '#/ui/api/problem.ts';

export function describeError(
  error: unknown,
  { at, address, build }: { at: Date; address: string; build: string | null },
): string {
  const facts = {
    error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    code: problemOf(error)?.code,
    request: describeProblem(error).requestId,
    page: address,
    time: at.toISOString(),
    build,
  };
  return Object.entries(facts)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
