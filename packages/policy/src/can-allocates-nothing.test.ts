import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/**
 * Run in a process of its own, if nothing else allocates. The young generation is larger than all that could be
 * allocated in between, so that no collection hides anything. Without an optimising compiler, nothing that can()
 * creates is optimised away either: what it does not create there, it creates nowhere. The least of three: Node may
 * allocate for itself in one of them.
 */
const checks = 200_000;
const program = `
  import { can, chainOf, compilePermissions, rolePermissions, roles } from ${JSON.stringify(
    new URL('index.ts', import.meta.url).href,
  )};
  const people = roles.map((role) => compilePermissions(rolePermissions(role)));
  const asked = ['', [], 'deposit', 'ledger', chainOf('deposit'), chainOf('stock_trx'), ['kyc', 'fo']];
  const actions = ['', 'read', 'approve', 'config', 'archive'];
  const questions = people.flatMap((person) =>
    asked.flatMap((about) => actions.map((action) => ({ person, action, about }))));
  let allowed = 0;
  function ask(rounds) {
    for (let round = 0; round < rounds; round++) {
      for (let at = 0; at < questions.length; at++) {
        const question = questions[at];
        if (can(question.person, question.action, question.about)) allowed++;
      }
    }
  }
  const rounds = ${checks} / questions.length;
  ask(rounds);
  function grown() {
    gc();
    const before = process.memoryUsage().heapUsed;
    ask(rounds);
    return process.memoryUsage().heapUsed - before;
  }
  const bytes = Math.min(grown(), grown(), grown());
  console.log(JSON.stringify({ bytes, allowed }));
`;

test('a check allocates nothing, also before the engine has optimised it', {
  timeout: 60_000,
}, () => {
  const flags = ['--expose-gc', '--max-semi-space-size=128', '--min-semi-space-size=128'];
  const script = ['--no-opt', '--no-maglev', '--input-type=module', '--eval', program];
  const output = execFileSync(process.execPath, [...flags, ...script], { encoding: 'utf8' });
  const { bytes, allowed }: { bytes: number; allowed: number } = JSON.parse(output);
  expect(allowed).toBeGreaterThan(checks / 4);
  // Less than a tenth of a byte for each: reading the figure itself takes some thousands.
  expect(bytes / checks).toBeLessThan(0.1);
});
