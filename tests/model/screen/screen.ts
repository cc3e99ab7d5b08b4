import type { Page } from 'playwright';
import type { Answer, Sent, Sentence } from '../paths/model.ts';
import type { AnyStep, ModelPath } from '../paths/path.ts';
import type { Gate } from '../served/gate.ts';
import type { ModelServer } from '../served/model-server.ts';
import type { GatedProxy } from './gated-proxy.ts';

export interface Site {
  readonly page: Page;
  readonly proxy: GatedProxy;
  readonly server: ModelServer;
}

export interface Stage extends Site {
  readonly path: ModelPath;
}

export interface Screen {
  readonly gate: Gate;
  /** `null` if the call may pass. */
  heldCall(pathname: string): string | null;
  /** The call behind an invocation: two states may make the same one. */
  callOf(actor: string): string;
  open?(): Promise<void>;
  /** Called before each step, for screens that follow the path. */
  begin?(step: number): void;
  cause(sent: Sent, step: number): Promise<void>;
  /** Makes true on the server what the answer is about to say. */
  prepareAnswer?(answer: Answer): Promise<void>;
  see(state: string): Promise<void>;
}

export interface ScreenModel {
  /** Transient states, which a browser cannot show. */
  readonly passing: readonly string[];
  /** `null` if a person or the network can cause the step. */
  refuses(step: AnyStep, index: number, path: ModelPath): Sentence | null;
  create(stage: Stage): Promise<Screen>;
}
