import type { Schemas } from '@brokerdesk/sdk';
import type { ComponentType } from 'react';

export type DialogProps = {
  client: Schemas.Client;
  onClose: () => void;
  /** The client is gone: what shows it should close. */
  onDeleted?: (() => void) | undefined;
};

/** Everything that staff can do for one client. */
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

/** Forms of other features, from the page around. */
export type ActionForms = Readonly<Record<'identity' | 'message', ComponentType<DialogProps>>>;
