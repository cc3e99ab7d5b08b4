import type { Page } from 'playwright';
import { isLate, type ModelPath } from '../paths/path.ts';
import { verdictOf } from '../served/gate.ts';
import type { ModelServer } from '../served/model-server.ts';
import { nextAddress } from '../served/staff-sdk.ts';
import type { GatedProxy } from './gated-proxy.ts';
import type { Screen, ScreenModel } from './screen.ts';

/** Walks a path as a person at the screen, with the faults of the path on the network. */
export async function runOnScreen(
  model: ScreenModel,
  stage: { page: Page; proxy: GatedProxy; server: ModelServer },
  path: ModelPath,
): Promise<void> {
  const screen = await model.create({ ...stage, path });
  const { gate, calls } = screen;
  stage.proxy.open({ gate, calls, address: nextAddress() });
  const see = (state: string) => (model.passing.includes(state) ? undefined : screen.see(state));

  try {
    for (const [index, step] of path.steps.entries()) {
      if (isLate(step)) {
        await answerLate(screen, step.late);
      } else if (step.event.kind === 'told') {
        await screen.cause(step.event, index);
      } else if (step.event.kind === 'answer') {
        if (step.event.how === 'slow') await see(step.from);
        gate.decide(screen.callOf(step.event.actor), verdictOf(step.event));
      }
      await see(step.to);
      gate.close();
    }
  } finally {
    gate.abandon();
  }
}

async function answerLate(screen: Screen, late: Parameters<typeof verdictOf>[0]) {
  screen.gate.decideOldest(screen.callOf(late.actor), verdictOf(late));
}
