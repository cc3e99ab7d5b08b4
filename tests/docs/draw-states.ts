import type { DrawnTable } from './state-tables.ts';

const introduction = `# States

State transitions of the server's records. Any other transition is refused with \`INVALID_TRANSITION\`, or
\`ALREADY_DECIDED\` after a decision. The page is drawn from the tables that the server enforces:
\`vitest run --project docs -u\` updates it, and the checks in \`tests/docs\` fail while it differs.
`;

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

/** Actions with the same source and target are one arrow. */
function stepsOf(table: DrawnTable['table']): Step[] {
  const steps: Step[] = [];
  for (const [from, actions] of Object.entries(table)) {
    for (const [by, to] of Object.entries(actions)) {
      const same = steps.find((step) => step.from === from && step.to === to);
      if (same === undefined) steps.push({ from, to, by });
      else same.by += `, ${by}`;
    }
  }
  return steps;
}

function endsOf(table: DrawnTable['table']): string[] {
  return Object.entries(table)
    .filter(([, actions]) => Object.keys(actions).length === 0)
    .map(([state]) => state);
}
