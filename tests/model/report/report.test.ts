import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { namesTitle } from '../../docs/test-titles.ts';
import { expectedPaths } from '../expected/expected.ts';
import { proofsOf } from '../expected/proofs.ts';
import { describeBroken, type Rule, rulesOf } from '../expected/rules.ts';
import { mfaDisableModel } from '../machines/mfa-disable.model.ts';
import { models } from '../machines/models.ts';
import { navigationGuardModel } from '../machines/navigation-guard.model.ts';
import { allPaths } from '../paths/all-paths.ts';
import type { Model } from '../paths/model.ts';
import type { ModelPath } from '../paths/path.ts';
import type { PathResult, Run } from '../paths/results.ts';
import { aboutMachines } from './about-machines.ts';
import { elsewhere } from './elsewhere.ts';
import { lampModel, resultsOf, soundLampModel, unfolded } from './lamp.fixture.ts';
import { isSound, reportMachine } from './machine-report.ts';
import { UnreadableResultsError } from './read-results.ts';
import { fileIn, report } from './report.ts';
import { chinese as chineseTexts } from './texts/chinese.ts';
import { english } from './texts/english.ts';

const ids = allPaths(lampModel).map(({ id }) => id);
const soundIds = allPaths(soundLampModel).map(({ id }) => id);
const finishedAt = '2026-11-21T12:00:00.000Z';
const passed = (path: string): PathResult => ({ path, outcome: 'passed', finishedAt, ms: 12 });
const failed = (path: string): PathResult => ({
  path,
  outcome: 'failed',
  finishedAt,
  ms: 1_500,
  error: '\u001b[31mError: <img src=x onerror=alert(1)>\u001b[39m',
});

async function write(
  model: Model,
  found: Partial<Record<Run, readonly PathResult[]>> = {},
  pathsOf: (model: Model) => readonly ModelPath[] = allPaths,
) {
  const resultsFolder = await resultsOf(model, found);
  onTestFinished(() => rm(resultsFolder, { recursive: true }));
  const pageFile = join(resultsFolder, 'report.html');
  const jsonFile = join(resultsFolder, 'report.json');
  const junitFile = join(resultsFolder, 'report.xml');
  const csvFile = join(resultsFolder, 'report.csv');
  const files = { pageFile, jsonFile, junitFile, csvFile };
  const { table, exitCode } = await report({ models: [model], pathsOf, resultsFolder, ...files });
  const read = (file: string) => readFile(file, 'utf8');
  return {
    page: unfolded(await read(fileIn('en', pageFile))),
    chinese: unfolded(await read(pageFile)),
    bytes: (await stat(pageFile)).size,
    figures: JSON.parse(await read(jsonFile)),
    csv: await read(csvFile),
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
  const noScreen = { en: 'a lamp has no screen', zh: '灯没有界面' };
  const { page, chinese, table, figures } = await write(lampModel, {
    provided: ids.map(passed),
    served: [failed(first), passed(second)],
    screen: [{ path: third, outcome: 'not_offered', finishedAt, reason: noScreen }],
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
  expect(page).toContain(noScreen.en);
  expect(chinese).toContain(noScreen.zh);
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

test('models and errors are text in the page, never markup', async () => {
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

test('the page says what every machine is for', () => {
  expect(Object.keys(aboutMachines)).toEqual(
    expect.arrayContaining(models.map(({ name }) => name)),
  );
});

test('a page of all paths fits into 5 MB, even if each of them failed in its own way', async () => {
  const all = models.reduce((sum, model) => sum + expectedPaths(model).length, 0);
  const letters = (at: number) => [...String(at)].map((digit) => 'abcdefghij'[Number(digit)]);
  const wrong = expectedPaths(navigationGuardModel).map(({ id }, at) => ({
    ...failed(id),
    error: `Error: after: ${letters(at).join('')}\n${'at some place of a file\n'.repeat(20)}`,
  }));
  const { bytes } = await write(navigationGuardModel, { provided: wrong }, expectedPaths);
  expect((bytes / wrong.length) * all).toBeLessThan(5_000_000);
});

test('what has timed out is a cause of its own, and breaks no rule', async () => {
  const [first = '', second = '', third = ''] = ids;
  const late = (path: string, ms: number): PathResult => ({
    ...failed(path),
    ...{ timedOut: true, error: `TimeoutError: The path was not through after ${ms} ms.` },
  });
  const served = [late(first, 60_001), late(second, 60_020), failed(third)];
  const { page, chinese, table, figures } = await write(lampModel, { served });
  expect(table).toContain('2 paths timed out (served):\nTimeoutError: The path was not through');
  expect(table).toContain('1 path failed (served):');
  expect(figures.causes).toMatchObject([{ timedOut: true }, { timedOut: false }]);
  expect(page.split(english.causes.timedOut)).toHaveLength(2);
  expect(chinese.split(chineseTexts.causes.timedOut)).toHaveLength(2);
});

test('failures with one cause are listed once, with a cap, the whole path and the command that replays it', async () => {
  const like = (path: string, error: string): PathResult => ({ ...failed(path), error });
  const waiting = ids.map((path, at) =>
    like(path, `Error: ${at} seconds at http://127.0.0.1:${at}/`),
  );
  const [first = '', second = ''] = ids;
  const { page, table, figures } = await write(lampModel, {
    provided: waiting,
    served: [like(second, 'Error: it stays dark\n\nCall log:\n  - waiting for the lamp')],
  });
  const [, causes = ''] = /<section class="causes".*?>(.*?)<\/section>/s.exec(page) ?? [];
  const [one = '', other = ''] = causes.split('<li class="cause">').slice(1);
  expect(one).toContain('Error: # seconds at …');
  expect(one.match(/href="#/g)).toHaveLength(3);
  expect(one).toContain(`Show all ${ids.length} paths with this cause`);
  expect(one).toContain(`<code>npm run model:replay -- lamp ${first} provided</code>`);
  expect(other).toContain('Given a &lt;lamp&gt; &amp; its &quot;switch&quot; → ');
  expect(other).toContain('waiting for the lamp');
  expect(table).toContain(`${ids.length} paths failed (provided):`);
  const counts = figures.causes.map(({ paths }: { paths: string[] }) => paths.length);
  expect(counts).toEqual([ids.length, 1]);
});

test('each rule names the paths that prove it, in the wording of the specification', async () => {
  const { page, chinese, figures, exitCode } = await write(mfaDisableModel, {}, expectedPaths);
  expect(exitCode).toBe(0);
  for (const { id, en, zh } of rulesOf('mfa-disable')) {
    const { paths } = figures.machines[0].rules.find((rule: { id: string }) => rule.id === id);
    const [, item = ''] = new RegExp(`${en} <code>${id}</code>(.*?)</li>`, 's').exec(page) ?? [];
    expect(item).toContain(`All ${paths.length} paths`);
    expect(paths).toContain(/href="#(\w+)"/.exec(item)?.[1]);
    expect(chinese).toContain(zh);
  }
});

test('a rule that no path proves, or that a written step breaks, is held against the machine', () => {
  const [rule] = rulesOf('mfa-disable');
  if (!rule) throw new Error('The machine has rules.');
  const machine = reportMachine(mfaDisableModel, new Map());
  const withRule = (changed: Partial<Rule>) => ({
    ...machine,
    proofs: proofsOf(mfaDisableModel, [{ ...rule, ...changed }]),
  });
  expect(isSound(withRule({}))).toBe(true);
  expect(isSound(withRule({ concerns: () => false }))).toBe(false);
  expect(isSound(withRule({ holds: () => false }))).toBe(false);
});

test('a rule that a path has broken in its last run is not shown as proved', async () => {
  const [first] = expectedPaths(mfaDisableModel);
  const [rule] = rulesOf('mfa-disable');
  if (!first || !rule) throw new Error('The machine has paths and rules.');
  const error = ['Error: after: it is confirmed', ...describeBroken([`${rule.id}: ${rule.en}`])];
  const results = { served: [{ ...failed(first.id), error: error.join('\n') }] };
  const { page, figures } = await write(mfaDisableModel, results, expectedPaths);
  const all = rulesOf('mfa-disable').length;
  expect(page).toContain(`<span class="figure failed">${all - 1} of ${all}</span>`);
  expect(page).toContain('Broken on 1 path in the last runs.');
  expect(figures.machines[0].rules.map(({ brokenOn }: { brokenOn: string[] }) => brokenOn)).toEqual(
    rulesOf('mfa-disable').map(({ id }) => (id === rule.id ? [first.id] : [])),
  );
});

test('the page lists the first twenty of many causes, and counts the others', async () => {
  const wrong = expectedPaths(mfaDisableModel).slice(0, 23);
  const letters = wrong.map((_, at) => String.fromCharCode(97 + at));
  const { page, table } = await write(
    mfaDisableModel,
    { served: wrong.map(({ id }, at) => ({ ...failed(id), error: `Error: ${letters[at]}` })) },
    expectedPaths,
  );
  expect(page.match(/<li class="cause">/g)).toHaveLength(20);
  expect(page).toContain('3 more causes');
  expect(table).toContain('18 more causes: see the page.');
});

test('a cause keeps the figures that all of its failures have', async () => {
  const like = (path: string, error: string): PathResult => ({ ...failed(path), error });
  const [first = '', second = ''] = ids;
  const error = 'Error: should be: timer 60 s\nis: timer 30 s';
  const { table } = await write(lampModel, { provided: [like(first, error), like(second, error)] });
  expect(table).toContain(error);
});

test('the rules that no machine holds name a test that there is', async () => {
  for (const { test: proof } of elsewhere) {
    const source = await readFile(join(import.meta.dirname, '../../..', proof.file), 'utf8');
    expect([proof.title, namesTitle(source, proof.title)]).toEqual([proof.title, true]);
  }
});

test('the results are lines for a spreadsheet, which runs none of them', async () => {
  const [first = ''] = ids;
  const { csv } = await write(lampModel, { served: [{ ...failed(first), error: '=1+1, "x"' }] });
  const lines = csv.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 3 * ids.length);
  expect(lines[0]).toBe(
    '\uFEFFmachine,path,run,outcome,finished_at,ms,ends_in,rules,cause,description_zh,description_en',
  );
  const line = lines.find((one) => one.startsWith(`lamp,${first},served`)) ?? '';
  expect(line).toContain(`failed,${finishedAt},1500,`);
  expect(line).toContain('"\'=#+#, ""x"""');
  expect(line).toContain('给定一盏<灯>');
});

test('every word of the report is in both languages', () => {
  const textsOf = (texts: object): string[] =>
    Object.values(texts).flatMap((value) =>
      typeof value === 'string' ? [value] : typeof value === 'object' ? textsOf(value) : [],
    );
  const sentences = models.flatMap(({ events, situations, states }) => [
    ...[...events, ...situations].map(({ says }) => says),
    ...Object.values(states),
  ]);
  const inChinese = [...textsOf(chineseTexts), ...sentences.map(({ zh }) => zh)];
  const inEnglish = [...textsOf(english), ...sentences.map(({ en }) => en)];
  const han = /\p{Script=Han}/u;
  expect(inChinese.filter((text) => !han.test(text))).toEqual(['zh-CN']);
  expect(inEnglish.filter((text) => han.test(text))).toEqual([]);
});
