import type compensation from './en-US/compensation.json';
import type loan from './en-US/loan.json';

declare module '#/kit/i18n/resources.ts' {
  interface Resources {
    compensation: typeof compensation;
    loan: typeof loan;
  }
}
