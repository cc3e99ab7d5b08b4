import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromPromise, setup } from 'xstate';
import { answered, faulty, told } from '../paths/describe-events.ts';
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

/** A machine with one state, one transition and one event that no path can reach. */
export const lampModel: Model = {
  name: 'lamp',
  machine: lamp,
  situations: [{ id: 'new', says: 'a <lamp> & its "switch"' }],
  events: [
    told({ type: 'press' }, 'somebody presses <script>alert(1)</script>'),
    told({ type: 'sing' }, 'somebody sings'),
    answered('power', 'power', 'power comes'),
    ...faulty('power', 'the power'),
  ],
  states: { off: 'it is dark', lighting: 'it flickers', on: 'it is light', broken: 'it is broken' },
};

/** The same, with nothing that cannot be reached. */
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
  states: { off: 'it is dark', lighting: 'it flickers', on: 'it is light' },
};

/** A folder with results as the model tests leave them, for the caller to remove. */
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
