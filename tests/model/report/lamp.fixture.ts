import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { fromPromise, setup } from 'xstate';
import { answered, faulty, sent } from '../paths/describe-events.ts';
import type { Model } from '../paths/model.ts';
import type { PathResult, Run } from '../paths/results.ts';

const lamp = setup({ actors: { power: fromPromise(async () => 'power') } }).createMachine({
  initial: 'off',
  states: {
    off: { on: { press: 'lighting' } },
    lighting: {
      on: { press: 'off' },
      invoke: { id: 'power', src: 'power', onDone: 'on', onError: 'off' },
    },
    on: { on: { press: 'off', kick: 'broken' } },
    broken: {},
  },
});

export const lampModel: Model = {
  name: 'lamp',
  machine: lamp,
  situations: [{ id: 'new', says: { en: 'a <lamp> & its "switch"', zh: '一盏<灯>及其"开关"' } }],
  events: [
    sent(
      { type: 'press' },
      { en: 'somebody presses <script>alert(1)</script>', zh: '有人按下<script>alert(1)</script>' },
    ),
    sent({ type: 'sing' }, { en: 'somebody sings', zh: '有人唱歌' }),
    answered('power', 'power', { en: 'power comes', zh: '来电了' }),
    ...faulty('power', { en: 'the power', zh: '供电' }),
  ],
  states: {
    off: { en: 'it is dark', zh: '灯灭' },
    lighting: { en: 'it flickers', zh: '灯闪烁' },
    on: { en: 'it is light', zh: '灯亮' },
    broken: { en: 'it is broken', zh: '灯坏了' },
  },
};

export const soundLampModel: Model = {
  ...lampModel,
  machine: setup({ actors: { power: fromPromise(async () => 'power') } }).createMachine({
    initial: 'off',
    states: {
      off: { on: { press: 'lighting' } },
      lighting: {
        on: { press: 'off' },
        invoke: { id: 'power', src: 'power', onDone: 'on', onError: 'off' },
      },
      on: { on: { press: 'off' } },
    },
  }),
  events: lampModel.events.filter(({ id }) => id !== 'sing'),
  states: {
    off: { en: 'it is dark', zh: '灯灭' },
    lighting: { en: 'it flickers', zh: '灯闪烁' },
    on: { en: 'it is light', zh: '灯亮' },
  },
};

/** The caller removes the folder. */
export async function resultsOf(
  model: Model,
  found: Partial<Record<Run, readonly PathResult[]>>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'model-report-'));
  for (const [run, results] of Object.entries(found)) {
    const kept = { model: model.name, run, finishedAt: '2026-11-21T12:00:00.000Z', results };
    await writeFile(join(folder, `${model.name}.${run}.json`), JSON.stringify(kept));
  }
  return folder;
}

export const unfolded = (page: string): string =>
  page.replace(/<script type="application\/gzip">(.*?)<\/script>/g, (_, zipped: string) =>
    gunzipSync(Buffer.from(zipped, 'base64')).toString(),
  );
