import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type Arguments, readArguments, UsageError, usage } from './arguments.ts';
import { benchConsole } from './console/bench-console.ts';
import { benchKeyboard } from './console/bench-keyboard.ts';
import { benchPolicy } from './policy/bench-policy.ts';
import { DisagreementError, isMet, type PartReport, printBudgets, printTable } from './report.ts';
import { benchSdk } from './sdk/bench-sdk.ts';

const parts = new Map<string, () => Promise<PartReport>>([
  ['policy', benchPolicy],
  ['sdk', benchSdk],
  ['console', benchConsole],
  ['keyboard', benchKeyboard],
]);
const machine = { node: process.version, cpu: cpus()[0]?.model ?? '', cores: cpus().length };

async function bench({ names, json, check }: Arguments): Promise<void> {
  console.log(`Node ${machine.node}, ${machine.cores} × ${machine.cpu}. This takes some minutes.`);
  const reports = new Map<string, PartReport>();
  for (const [name, run] of parts) {
    if (!names.includes(name)) continue;
    const report = await run();
    reports.set(name, report);
    for (const table of report.tables) printTable(table);
  }
  const budgets = [...reports.values()].flatMap((report) => report.budgets);
  printBudgets(budgets);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(figures(reports), null, 2)}\n`);
  if (check && !budgets.every(isMet)) process.exitCode = 1;
}

function figures(reports: ReadonlyMap<string, PartReport>): object {
  const found = [...reports].map(([name, { budgets, details }]) => [
    name,
    { budgets: budgets.map((budget) => ({ ...budget, met: isMet(budget) })), ...details },
  ]);
  return { machine, ...Object.fromEntries(found) };
}

try {
  const known = [...parts.keys()];
  const chosen = readArguments(known);
  if (chosen.help) console.log(usage(known));
  else await bench(chosen);
} catch (cause) {
  if (!(cause instanceof UsageError || cause instanceof DisagreementError)) throw cause;
  console.error(cause.message);
  if (cause instanceof UsageError) console.error(`\n${usage([...parts.keys()])}`);
  process.exitCode = 1;
}
