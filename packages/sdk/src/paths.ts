import type { EndpointByMethod, Schemas } from './generated/contract.ts';

type Method = keyof EndpointByMethod;

/** All endpoints at once: keys taken from it keep the comments that they have in the contract. */
type Endpoints = EndpointByMethod['get'] &
  EndpointByMethod['post'] &
  EndpointByMethod['put'] &
  EndpointByMethod['delete'];

/** A filter that is not set may be left out or be undefined: openapi-fetch sends neither. */
type Loose<T> = { [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K] };

type Group<P, K extends string> = P extends { [N in K]: infer G }
  ? object extends G
    ? { [N in K]?: Loose<G> }
    : { [N in K]: Loose<G> }
  : { [N in K]?: never };

type Inputs<P> = {
  parameters: Group<P, 'query'> & Group<P, 'path'> & Group<P, 'header'>;
} & (P extends { body: infer B }
  ? { requestBody: { content: { 'application/json': B } } }
  : unknown);

type Outputs<R> = {
  responses: { [S in keyof R]: { content: { 'application/json': R[S] } } } & {
    // Every call can meet a broken network or proxy, also one whose contract names no error.
    default: { content: { 'application/problem+json': Schemas.Problem } };
  };
};

type Operation<E> = E extends { parameters: infer P; responses: infer R }
  ? Inputs<[P] extends [never] ? unknown : P> & Outputs<R>
  : never;

/** typed-openapi's endpoints (method, then path) in openapi-fetch's shape (path, then method). */
export type Paths = {
  [P in keyof Endpoints]: {
    [M in Method as P extends keyof EndpointByMethod[M] ? M : never]: Operation<
      EndpointByMethod[M][P & keyof EndpointByMethod[M]]
    >;
  };
};

export type PathsWith<M extends Method> = {
  [P in keyof Paths]: M extends keyof Paths[P] ? P : never;
}[keyof Paths];
