import type { AnyStateMachine } from 'xstate';
import {
  authMachine,
  mfaBindMachine,
  mfaDisableMachine,
  navigationGuardMachine,
  tokenRefreshMachine,
} from '../src/index.ts';
import { stateDiagram } from './state-diagram.ts';

const machines: Record<string, AnyStateMachine> = {
  authMachine,
  tokenRefreshMachine,
  mfaBindMachine,
  mfaDisableMachine,
  navigationGuardMachine,
};

/** The README with each diagram drawn anew below its `<!-- diagram: name -->` line. */
export function withDiagrams(readme: string): string {
  return readme.replace(
    /<!-- diagram: (\w+) -->\n\n```mermaid\n[\s\S]*?```/g,
    (_, name: string) => {
      const machine = machines[name];
      if (!machine) throw new Error(`README.md asks for a diagram of '${name}': no such machine.`);
      return `<!-- diagram: ${name} -->\n\n\`\`\`mermaid\n${stateDiagram(machine)}\n\`\`\``;
    },
  );
}

/** The machines that the README has a diagram of. */
export function drawnIn(readme: string): string[] {
  return [...readme.matchAll(/<!-- diagram: (\w+) -->/g)].map(([, name = '']) => name);
}

export const machineNames = Object.keys(machines);
