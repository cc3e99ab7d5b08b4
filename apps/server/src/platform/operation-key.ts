import type { EndpointByMethod } from '@brokerdesk/sdk';

type Methods = keyof EndpointByMethod;

export type OperationKey = {
  [M in Methods]: `${Uppercase<M>} ${Extract<keyof EndpointByMethod[M], string>}`;
}[Methods];
