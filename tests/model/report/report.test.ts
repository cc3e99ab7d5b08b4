import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { models } from '../machines/models.ts';
import { allPaths } from '../paths/all-paths.ts';
import type { Model } from '../paths/model.ts';
import type { PathResult, Run } from '../paths/results.ts';
import { aboutMachines } from './about-machines.ts';
import { lampModel, resultsOf, soundLampModel } from './lamp.fixture.ts';
import { UnreadableResultsError } from './read-results.ts';
import { report } from './report.ts';

const ids = allPaths(lampModel).map(({ id }) => id);
const soundIds = allPaths(soundLampModel).map(({ id }) => id);
const passed = (path: string): PathResult => ({ path, outcome: 'passed', ms: 12 });
const failed = (path: string): PathResult => ({
  path,
  outcome: 'failed',
  ms: 1_500,
  error: '\u001b[31mError: <img src=x onerror=alert(1)>\u001b[39m',
});

async function write(model: Model, found: Partial<Record<Run, readonly PathResult[]>> = {}) {
  const resultsFolder = await resultsOf(model, found);
  onTestFinished(() => rm(resultsFolder, { recursive: true }));
  const pageFile = join(resultsFolder, 'report.html');
  const jsonFile = join(resultsFolder, 'report.json');
  const { table, exitCode } = await report({
    models: [model],
    pathsOf: allPaths,
    resultsFolder,
    pageFile,
    jsonFile,
  });
  return {
    page: await readFile(pageFile, 'utf8'),
    figures: JSON.parse(await readFile(jsonFile, 'utf8')),
    table: stripVTControlCharacters(table),
    exitCode,
  };
}

test('the page has every path, once, under its id', async () => {
  const { page } = await write(lampModel);
  expect(ids.length).toBeGreaterThan(5);
  for (const id of ids) expect(page.split(`<details id="${id}">`)).toHaveLength(2);
});

test('the page names every state, transition and event that no path covers', async () => {
  const { page, figures } = await write(lampModel);
  const missing = [...page.matchAll(/<li class="missing">.*?<code>(.*?)<\/code>/gs)];
  expect(missing.map(([, name]) => name)).toEqual(['broken', 'on kick', 'sing']);
  expect(page).toContain('Nothing failed; 3 things not covered.');
  expect(figures.machines[0]).toMatchObject({
    states: { all: 4, covered: 3, missing: ['broken'] },
    transitions: { all: 6, covered: 5, missing: ['on kick'] },
    events: { all: 8, covered: 7, missing: ['sing'] },
  });
});

test('the summary counts what came of the paths in each way of running them', async () => {
  const [first = '', second = '', third = ''] = ids;
  const { page, table, figures } = await write(lampModel, {
    provided: ids.map(passed),
    served: [failed(first), passed(second)],
    screen: [{ path: third, outcome: 'not_offered', reason: 'a lamp has no screen' }],
  });
  const rest = ids.length - 2;
  const row = ['lamp', String(ids.length), '3/4', '5/6', '7/8', `${ids.length} passed`];
  const [, cells = ''] = table.split('\n');
  expect(cells.split(/ {3,}/)).toEqual([
    ...row,
    `1 passed, 1 failed, ${rest} not run`,
    `1 not offered, ${ids.length - 1} not run`,
  ]);
  expect(page).toMatch(new RegExp(`>1 failed</span>.*>${rest} not run</span>`, 's'));
  expect(page).toContain('a lamp has no screen');
  expect(figures.machines[0].failures).toMatchObject([{ run: 'served', path: first }]);
});

test('a result of a path that is no more counts for nothing', async () => {
  const { exitCode, figures } = await write(soundLampModel, { served: [failed('0000000000')] });
  expect(exitCode).toBe(0);
  expect(figures.machines[0].runs.served.counts.not_run).toBe(soundIds.length);
});

test('it ends with 1 for a failed path and for something uncovered, and with 0 for paths not run', async () => {
  const [first = '', ...others] = soundIds;
  const provided = others.map(passed);
  expect((await write(soundLampModel)).exitCode).toBe(0);
  expect((await write(soundLampModel, { provided })).exitCode).toBe(0);
  expect((await write(soundLampModel, { provided: [...provided, failed(first)] })).exitCode).toBe(
    1,
  );
  expect((await write(lampModel, { provided: ids.map(passed) })).exitCode).toBe(1);
});

test('words of models and errors are text in the page, never markup', async () => {
  const { page } = await write(lampModel, { provided: ids.map(failed) });
  expect(page).toContain('a &lt;lamp&gt; &amp; its &quot;switch&quot;');
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  for (const markup of ['<lamp>', '<img', '<script>alert', '\u001b']) {
    expect(page).not.toContain(markup);
  }
});

test('results that were cut off are named in a sentence that says what to do', async () => {
  const resultsFolder = await resultsOf(lampModel, {});
  onTestFinished(() => rm(resultsFolder, { recursive: true }));
  await writeFile(join(resultsFolder, 'lamp.served.json'), '{"model":"la');
  const writing = report({
    models: [lampModel],
    pathsOf: allPaths,
    resultsFolder,
    pageFile: join(resultsFolder, 'report.html'),
  });
  await expect(writing).rejects.toThrow(UnreadableResultsError);
  await expect(writing).rejects.toThrow(/lamp\.served\.json .* Run the model tests again\./);
});

test('the page tells what every machine is for', () => {
  expect(Object.keys(aboutMachines)).toEqual(
    expect.arrayContaining(models.map(({ name }) => name)),
  );
});
