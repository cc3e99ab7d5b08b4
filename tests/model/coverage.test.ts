import { describe, expect, test } from 'vitest';
import { expectedPaths } from './expected/expected.ts';
import { models } from './machines/models.ts';
import { allPaths, coveredBy, coverPaths } from './paths/all-paths.ts';
import { coverageOf } from './paths/coverage.ts';
import { faults } from './paths/model.ts';
import { describePath, isLate } from './paths/path.ts';
import { visibleStates } from './paths/states.ts';

describe.each(models)('$name', (model) => {
  const paths = expectedPaths(model);
  const coverage = coverageOf(model, paths);

  test('the paths that are written down are those of the machine', () => {
    const own = allPaths(model);
    const without = (some: typeof paths, others: typeof paths) => {
      const ids = new Set(others.map(({ id }) => id));
      const left = some.filter(({ id }) => !ids.has(id)).map(describePath);
      return left.length > 3 ? [...left.slice(0, 3), `and ${left.length - 3} more`] : left;
    };
    const ifMeant = 'if it is meant to take other paths, pnpm model:accept shows and writes them';
    const differing = { new: without(own, paths), gone: without(paths, own) };
    expect(differing, ifMeant).toEqual({ new: [], gone: [] });
  });

  test('every state is on a path, and is described', () => {
    expect(coverage.states.missing).toEqual([]);
    expect(Object.keys(model.states).sort()).toEqual(visibleStates(model.machine));
  });

  test('every branch of every transition is on a path', () => {
    expect(coverage.transitions.missing).toEqual([]);
  });

  test('every event is on a path, and has a name of its own', () => {
    expect(coverage.events.missing).toEqual([]);
    expect(new Set(coverage.events.all).size).toBe(coverage.events.all.length);
  });

  test('every call to the server is answered, soon, slowly and too late, and meets every fault', () => {
    const answers = model.events.filter((event) => event.kind === 'answer');
    const calls = new Set(answers.filter(({ how }) => how === '500').map(({ actor }) => actor));
    const late = paths.flatMap(({ steps }) =>
      steps.flatMap((step) => (isLate(step) ? [step.late.actor] : [])),
    );
    for (const call of calls) {
      const ways = answers.filter(({ actor }) => actor === call).map(({ how }) => how);
      expect(ways, call).toEqual(expect.arrayContaining(['answered', 'slow', ...faults]));
      expect(late).toContain(call);
    }
  });

  test('the paths that run against the server every day take every event in every state', () => {
    const covered = (some: typeof paths) => new Set(some.flatMap(coveredBy));
    expect(covered(coverPaths(paths))).toEqual(covered(paths));
  });

  test('no two paths are the same', () => {
    expect(new Set(paths.map(({ id }) => id)).size).toBe(paths.length);
  });
});
