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

export interface OperationInput<K extends OperationKey> {
  path: Part<Endpoint<K>, 'path'>;
  query: Part<Endpoint<K>, 'query'>;
  body: Part<Endpoint<K>, 'body'>;
  header: Part<Endpoint<K>, 'header'>;
}

/** The query of a list without its page: the filter and the order. */
export type ListQuery<K extends OperationKey> = Omit<OperationInput<K>['query'], 'page' | 'size'>;

type Responses<K extends OperationKey> = Endpoint<K> extends { responses: infer R } ? R : never;

export type OperationAnswer<K extends OperationKey> =
  | Responses<K>[Extract<keyof Responses<K>, 200 | 201>]
  | StreamAnswer
  | EventsAnswer;

export interface StreamAnswer {
  stream: Readable;
  contentType: string;
  filename: string;
}

export const eventStreamType = 'text/event-stream';

export interface EventsAnswer {
  events: Readable;
}

export type OperationHandler<K extends OperationKey> = (
  input: OperationInput<K>,
  context: RequestContext,
) => Promise<OperationAnswer<K>>;

export type Routes = { [K in OperationKey]?: OperationHandler<K> };
