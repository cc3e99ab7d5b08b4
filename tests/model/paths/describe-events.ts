import type { EventObject } from 'xstate';
import {
  type Answer,
  type Elapsed,
  type Fault,
  faults,
  type Sent,
  type Sentence,
} from './model.ts';

type AnyEvent = EventObject & Record<string, unknown>;

export function sent(event: AnyEvent, says: Sentence, id: string = event.type): Sent {
  return { kind: 'sent', id, says, event, representative: true };
}

export function answered(
  actor: string,
  output: unknown,
  says: Sentence,
  variant = 'answered',
): Answer {
  return {
    kind: 'answer',
    id: `${actor} ${variant}`,
    actor,
    how: 'answered',
    variant,
    says,
    event: done(actor, output),
    representative: true,
  };
}

/** Events with parallel paths: once per state is enough. */
export const rarely = <Event extends Sent | Answer>(event: Event): Event => ({
  ...event,
  representative: false,
});

export function slowly(answer: Answer): Answer {
  return {
    ...answer,
    id: `${answer.id} slowly`,
    how: 'slow',
    says: { en: `${answer.says.en}, after a long wait`, zh: `等待很久后，${answer.says.zh}` },
    representative: false,
    // An event of its own: paths distinguish events by identity.
    event: { ...answer.event },
  };
}

const faultTexts: Record<Fault, Sentence> = {
  network: { en: 'the connection breaks', zh: '连接中断' },
  '401': { en: 'the answer is 401', zh: '返回 401' },
  '403': { en: 'the answer is 403', zh: '返回 403' },
  '500': { en: 'the answer is 500', zh: '返回 500' },
  malformed: { en: 'the answer cannot be read', zh: '响应无法解析' },
};

function rejection(fault: Fault): Error {
  const status = { network: 0, malformed: 200, '401': 401, '403': 403, '500': 500 }[fault];
  return Object.assign(new Error(faultTexts[fault].en), { status, code: `FAULT_${fault}` });
}

/** `distinguish` names faults with consequences of their own; of the others, the first stands for all. */
export function faulty(
  actor: string,
  call: Sentence,
  { distinguish = [] }: { distinguish?: readonly Fault[] } = {},
): Answer[] {
  const alike = faults.filter((fault) => !distinguish.includes(fault));
  const representatives: Fault[] = [...distinguish.slice(0, 1), ...alike.slice(0, 1)];
  return faults.map((fault) => ({
    kind: 'answer',
    id: `${actor} ${fault}`,
    actor,
    how: fault,
    says: {
      en: `${faultTexts[fault].en} for ${call.en}`,
      zh: `${call.zh}时${faultTexts[fault].zh}`,
    },
    event: failed(actor, rejection(fault)),
    representative: representatives.includes(fault),
  }));
}

/** `kind` distinguishes several. */
export function nonsensical(actor: string, output: unknown, says: Sentence, kind?: string): Answer {
  return answered(actor, output, says, kind === undefined ? 'nonsense' : `nonsense ${kind}`);
}

/** The host itself cannot do it, as when a browser's storage is full. */
export function unable(actor: string, says: Sentence): Answer {
  return {
    kind: 'answer',
    id: `${actor} unable`,
    actor,
    how: 'network',
    variant: 'unable',
    says,
    event: failed(actor, new Error(says.en)),
    representative: true,
  };
}

export function refused(
  actor: string,
  error: { status: number; code: string; message: string },
  says: Sentence,
  { representative = true, variant = 'refused' } = {},
): Answer {
  return {
    kind: 'answer',
    id: `${actor} ${variant}`,
    actor,
    how: 'refused',
    variant,
    says,
    event: failed(actor, Object.assign(new Error(error.message), error)),
    representative,
  };
}

/** `type` is the machine's own event for the end of a delay, `xstate.after.<delay>.<state>`. */
export function elapsed(type: string, says: Sentence, id: string): Elapsed {
  return { kind: 'elapsed', id, says, event: { type }, representative: true };
}

function done(actor: string, output: unknown): AnyEvent {
  return { type: `xstate.done.actor.${actor}`, output };
}

function failed(actor: string, error: unknown): AnyEvent {
  return { type: `xstate.error.actor.${actor}`, error };
}
