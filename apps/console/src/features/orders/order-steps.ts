import {
  Banknote,
  CalendarX,
  CircleCheckBig,
  CircleX,
  HandCoins,
  Hourglass,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import type { StepName } from './step-names.ts';
import type { StepFormProps } from './steps/step-form.tsx';

type Step = {
  icon: LucideIcon;
  Form: ReturnType<typeof lazyOverlay<StepFormProps>>;
};

const step = (icon: LucideIcon, load: () => Promise<ComponentType<StepFormProps>>): Step => ({
  icon,
  Form: lazyOverlay(load, ['form', 'funds', 'two-people']),
});

const endingForms = () => import('./steps/ending-forms.tsx');

/** The server says which of them is next. */
export const orderSteps: Readonly<Record<StepName, Step>> = {
  pay: step(HandCoins, async () => (await import('./steps/pay-form.tsx')).PayForm),
  sell: step(Banknote, async () => (await import('./steps/sell-form.tsx')).SellForm),
  clear: step(Hourglass, async () => (await endingForms()).ClearForm),
  complete: step(CircleCheckBig, async () => (await endingForms()).CompleteForm),
  cancel: step(CalendarX, async () => (await endingForms()).CancelForm),
  redeem: step(Banknote, async () => (await endingForms()).RedeemForm),
  withdraw: step(CircleX, async () => (await endingForms()).WithdrawForm),
};
