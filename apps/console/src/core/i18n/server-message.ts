import type { Schemas } from '@brokerdesk/sdk';
import { currentLocale } from './language.ts';

type Said = Pick<Schemas.Problem, 'message' | 'messages'>;

export const serverMessage = ({ message, messages }: Said): string =>
  messages?.[currentLocale()] ?? message;
