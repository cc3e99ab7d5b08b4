import type { StateTable } from '../../apps/server/src/platform/state-table.ts';
import type { DrawnTable } from './state-tables.ts';

const introduction = `# States

How the records of the server go from state to state. What is not drawn is refused, with
\`INVALID_TRANSITION\`, or \`ALREADY_DECIDED\` where it was decided before. The tables are the server's own,
by which it decides; \`vitest run --project docs -u\` draws this page from them, and the checks in
\`tests/docs\` fail while it differs.
`;

/** The whole page, a section and a diagram for each table. */
export function drawStates(tables: readonly DrawnTable[]): string {
  return [introduction, ...tables.map(drawTable)].join('\n');
}

function drawTable({ title, starts, table }: DrawnTable): string {
  const lines = [
    ...[...new Set(starts)].map((state) => `[*] --> ${state}`),
    ...stepsOf(table).map(({ from, to, by }) => `${from} --> ${to}: ${by}`),
    ...endsOf(table).map((state) => `${state} --> [*]`),
  ];
  const drawn = lines.map((line) => `  ${line}`).join('\n');
  return `## ${title}\n\n\`\`\`mermaid\nstateDiagram-v2\n${drawn}\n\`\`\`\n`;
}

interface Step {
  from: string;
  to: string;
  by: string;
}

/** Several actions that lead the same way are one arrow. */
function stepsOf(table: StateTable): Step[] {
  const steps: Step[] = [];
  for (const [from, actions] of Object.entries(table)) {
    for (const [by, to = ''] of Object.entries(actions)) {
      const same = steps.find((step) => step.from === from && step.to === to);
      if (same === undefined) steps.push({ from, to, by });
      else same.by += `, ${by}`;
    }
  }
  return steps;
}

function endsOf(table: StateTable): string[] {
  return Object.entries(table)
    .filter(([, actions]) => Object.keys(actions).length === 0)
    .map(([state]) => state);
}
