import type { Schemas } from '@brokerdesk/sdk';
import { currentLocale } from './language.ts';

type Said = Pick<Schemas.Problem, 'message' | 'messages'>;

/** What the server said, in the language of now: it was asked in that of then. */
export const serverMessage = ({ message, messages }: Said): string =>
  messages?.[currentLocale()] ?? message;
