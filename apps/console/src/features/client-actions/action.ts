import type { Schemas } from '@brokerdesk/sdk';
import type { ComponentType } from 'react';

export type DialogProps = {
  client: Schemas.Client;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
};

export const actionNames = [
  'deposit',
  'compensation',
  'bonus',
  'exchange',
  'subscribe',
  'edit',
  'tags',
  'risk',
  'identity',
  'message',
  'bank',
  'nominees',
  'trade',
  'location',
  'password',
  'code',
  'offline',
  'locked',
  'unlocked',
  'disabled',
  'enabled',
  'transfer',
  'fake',
  'remove',
] as const;

export type ActionName = (typeof actionNames)[number];

export type ActionForms = Readonly<Record<'identity' | 'message', ComponentType<DialogProps>>>;
