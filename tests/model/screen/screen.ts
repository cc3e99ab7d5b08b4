import type { Page } from 'playwright';
import type { Answer, Sent, Sentence } from '../paths/model.ts';
import type { AnyStep, ModelPath } from '../paths/path.ts';
import type { Gate } from '../served/gate.ts';
import type { ModelServer } from '../served/model-server.ts';
import type { GatedProxy } from './gated-proxy.ts';

/** A page without a past, the network before it, and the server behind that. */
export interface Place {
  readonly page: Page;
  readonly proxy: GatedProxy;
  readonly server: ModelServer;
}

export interface Stage extends Place {
  readonly path: ModelPath;
}

/** How a machine shows itself in the console, and how a person moves it. */
export interface Screen {
  readonly gate: Gate;
  /** The call that a path of the contract is at this moment; null if it may pass. */
  heldCall(pathname: string): string | null;
  /** The call behind an invocation: two states may make the same one. */
  callOf(actor: string): string;
  open?(): Promise<void>;
  /** Called before each step, for screens that follow the path. */
  begin?(step: number): void;
  /** Does what causes the event. */
  cause(sent: Sent, step: number): Promise<void>;
  /** Makes true on the server what the answer is about to say. */
  prepareAnswer?(answer: Answer): Promise<void>;
  /** Waits until the screen shows the state. */
  see(state: string): Promise<void>;
}

export interface ScreenModel {
  /** The states that a browser passes through at once, so that no one can see them. */
  readonly passing: readonly string[];
  /** Why no person and no network can cause this step; null if they can. */
  refuses(step: AnyStep, index: number, path: ModelPath): Sentence | null;
  create(stage: Stage): Promise<Screen>;
}
