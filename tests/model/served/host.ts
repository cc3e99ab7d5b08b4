import type { AnyStateMachine, EventObject } from 'xstate';
import type { Answer, Sent } from '../paths/model.ts';
import type { ModelPath } from '../paths/path.ts';
import type { Gate } from './gate.ts';
import type { ModelServer } from './model-server.ts';

export interface Host {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  readonly gate: Gate;
  /** The call behind an invocation: two states may make the same one. */
  callOf(actor: string): string;
  /** `step` is its place in the path. */
  realEvent(sent: Sent, step: number): EventObject | Promise<EventObject>;
  /** Called before each step, for hosts that follow the path. */
  begin?(step: number): void;
  /** Makes true on the server what the answer is about to say. */
  prepareAnswer?(answer: Answer): Promise<void>;
  elapse?(): void;
  readonly clock?: {
    setTimeout(fn: () => void, ms: number): unknown;
    clearTimeout(id: unknown): void;
    waitsMs(): readonly number[];
  };
  /** Throws if the host retains data that the state forbids. */
  check(state: string, snapshot: unknown): void | Promise<void>;
}

export type CreateHost = (server: ModelServer, path: ModelPath) => Promise<Host>;
