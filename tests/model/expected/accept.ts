import { writeFile } from 'node:fs/promises';
import { models } from '../machines/models.ts';
import { allPaths } from '../paths/all-paths.ts';
import { isLate } from '../paths/path.ts';
import { walkProvided } from '../provided/walk.ts';
import { ExpectedSteps, fileOf, formatPaths } from './expected.ts';
import type { Condition } from './facts.ts';
import { brokenRules } from './rules.ts';

/** Writes down what the machines do now. The difference is reviewed: it is what the product will do. */
for (const model of models) {
  const paths = allPaths(model);
  const steps = new ExpectedSteps(model);
  const broken = new Set<string>();
  for (const path of paths) {
    let before: Condition | undefined;
    await walkProvided(model, path, (step, seen) => {
      if (step === null) steps.start(path.situation, seen);
      else if (before && !isLate(step)) {
        const happened = { situation: path.situation, event: step.event, before, after: seen };
        for (const rule of brokenRules(model.name, happened)) broken.add(rule);
        steps.add(path.situation, before, step.event, seen);
      }
      const { state, facts } = seen;
      before = { state, facts };
    });
  }
  if (broken.size > 0) {
    process.stderr.write(
      `${model.name} breaks rules, and stays as it was: ${[...broken].join('; ')}\n`,
    );
    process.exitCode = 1;
    continue;
  }
  await writeFile(fileOf(model, 'steps'), `${steps}\n`);
  await writeFile(fileOf(model, 'paths'), formatPaths(model, paths));
  process.stdout.write(`${model.name}: ${paths.length} paths\n`);
}
