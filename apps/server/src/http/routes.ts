import type { Readable } from 'node:stream';
import type { EndpointByMethod } from '@brokerdesk/sdk';
import type { OperationKey } from '../platform/operation-key.ts';
import type { RequestContext } from '../platform/request-context.ts';

type Methods = keyof EndpointByMethod;

type Endpoint<K extends OperationKey> = K extends `${infer M} ${infer P}`
  ? Lowercase<M> extends Methods
    ? P extends keyof EndpointByMethod[Lowercase<M>]
      ? EndpointByMethod[Lowercase<M>][P]
      : never
    : never
  : never;

type Part<E, Name extends string> = E extends { parameters: infer P }
  ? P extends { [K in Name]?: infer V }
    ? V
    : undefined
  : undefined;

/** The validated parts of a request; header names as the contract spells them. */
export interface OperationInput<K extends OperationKey> {
  path: Part<Endpoint<K>, 'path'>;
  query: Part<Endpoint<K>, 'query'>;
  body: Part<Endpoint<K>, 'body'>;
  header: Part<Endpoint<K>, 'header'>;
}

/** The query of a list without its page: the filter and the order. */
export type ListQuery<K extends OperationKey> = Omit<OperationInput<K>['query'], 'page' | 'size'>;

type Responses<K extends OperationKey> = Endpoint<K> extends { responses: infer R } ? R : never;

/** The body of the 200 or 201 answer. */
export type OperationAnswer<K extends OperationKey> =
  | Responses<K>[Extract<keyof Responses<K>, 200 | 201>]
  | StreamAnswer
  | EventsAnswer;

/** For exports and files, which are not JSON. */
export interface StreamAnswer {
  stream: Readable;
  contentType: string;
  /** Offered as the name to save under. */
  filename: string;
}

export const eventStreamType = 'text/event-stream';

/** For server-sent events: an answer that goes on until it is ended. */
export interface EventsAnswer {
  /** The frames, as text. */
  events: Readable;
}

export type OperationHandler<K extends OperationKey> = (
  input: OperationInput<K>,
  context: RequestContext,
) => Promise<OperationAnswer<K>>;

/** A domain's handlers, by operation. The server refuses to start if one is missing or too many. */
export type Routes = { [K in OperationKey]?: OperationHandler<K> };
