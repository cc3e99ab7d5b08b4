import type { Answer } from '../paths/model.ts';
import { type AnyStep, isLate, type ModelPath, type Step } from '../paths/path.ts';
import type { OnStep } from '../paths/results.ts';
import { verdictOf } from '../served/gate.ts';
import { nextAddress } from '../served/staff-sdk.ts';
import { expect } from './patience.ts';
import type { Screen, ScreenModel, Site } from './screen.ts';

export async function runOnScreen(
  model: ScreenModel,
  site: Site,
  path: ModelPath,
  onStep: OnStep,
): Promise<void> {
  const screen = await model.create({ ...site, path });
  const { gate } = screen;
  site.proxy.open({ gate, heldCall: screen.heldCall, address: nextAddress() });
  const see = async (state: string) => {
    if (!model.passing.includes(state)) await screen.see(state);
  };

  try {
    await screen.open?.();
    for (const [index, step] of path.steps.entries()) {
      onStep(index);
      screen.begin?.(index);
      await beforeBreakingOff(screen, path.steps[index + 1]);
      if (isLate(step)) gate.decideOldest(screen.callOf(step.late.actor), verdictOf(step.late));
      else await perform(screen, step, index, see);
      await see(step.to);
      gate.close();
    }
  } finally {
    gate.abandon();
  }
}

async function perform(
  screen: Screen,
  { event, from }: Step,
  index: number,
  see: (state: string) => Promise<void>,
): Promise<void> {
  if (event.kind === 'sent') await screen.cause(event, index);
  if (event.kind !== 'answer') return;
  if (event.how === 'slow') await see(from);
  await answer(screen, event);
}

async function answer(screen: Screen, event: Answer): Promise<void> {
  await screen.prepareAnswer?.(event);
  screen.gate.decide(screen.callOf(event.actor), verdictOf(event));
}

/** A call that is to be broken off, and answered all the same, has to be under way. */
async function beforeBreakingOff(screen: Screen, next: AnyStep | undefined): Promise<void> {
  if (next === undefined || !isLate(next)) return;
  const call = screen.callOf(next.late.actor);
  await expect.poll(() => screen.gate.isHeld(call), { message: `${call} is under way` }).toBe(true);
}
