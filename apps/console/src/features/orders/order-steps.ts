import {
  Banknote,
  CalendarX,
  CircleCheckBig,
  CircleX,
  HandCoins,
  Hourglass,
  type LucideIcon,
} from 'lucide-react';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import type { StepName } from './step-names.ts';
import type { StepFormProps } from './steps/step-form.tsx';

type Step = {
  icon: LucideIcon;
  Form: ReturnType<typeof lazyOverlay<StepFormProps>>;
};

const labels = ['form', 'funds', 'two-people'];

/** The server says which of them is next. */
export const orderSteps: Readonly<Record<StepName, Step>> = {
  pay: {
    icon: HandCoins,
    Form: lazyOverlay(async () => (await import('./steps/pay-form.tsx')).PayForm, labels),
  },
  sell: {
    icon: Banknote,
    Form: lazyOverlay(async () => (await import('./steps/sell-form.tsx')).SellForm, labels),
  },
  clear: {
    icon: Hourglass,
    Form: lazyOverlay(async () => (await import('./steps/clear-form.tsx')).ClearForm, labels),
  },
  complete: {
    icon: CircleCheckBig,
    Form: lazyOverlay(async () => (await import('./steps/complete-form.tsx')).CompleteForm, labels),
  },
  cancel: {
    icon: CalendarX,
    Form: lazyOverlay(async () => (await import('./steps/cancel-form.tsx')).CancelForm, labels),
  },
  redeem: {
    icon: Banknote,
    Form: lazyOverlay(async () => (await import('./steps/redeem-form.tsx')).RedeemForm, labels),
  },
  withdraw: {
    icon: CircleX,
    Form: lazyOverlay(async () => (await import('./steps/withdraw-form.tsx')).WithdrawForm, labels),
  },
};
