import type { EndpointByMethod } from '@brokerdesk/sdk';

type Methods = keyof EndpointByMethod;

/** Every operation of the contract, as `PUT /deposit/admin/v1/audit/{id}`. */
export type OperationKey = {
  [M in Methods]: `${Uppercase<M>} ${Extract<keyof EndpointByMethod[M], string>}`;
}[Methods];
