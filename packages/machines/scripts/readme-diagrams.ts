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

/** The reference with each diagram drawn anew below its `<!-- diagram: name -->` line. */
export function withDiagrams(page: string): string {
  return page.replace(/<!-- diagram: (\w+) -->\n\n```mermaid\n[\s\S]*?```/g, (_, name: string) => {
    const machine = machines[name];
    if (!machine) throw new Error(`reference.md asks for a diagram of '${name}': no such machine.`);
    return `<!-- diagram: ${name} -->\n\n\`\`\`mermaid\n${stateDiagram(machine)}\n\`\`\``;
  });
}

/** The machines that the reference has a diagram of. */
export function drawnIn(page: string): string[] {
  return [...page.matchAll(/<!-- diagram: (\w+) -->/g)].map(([, name = '']) => name);
}

export const machineNames = Object.keys(machines);
