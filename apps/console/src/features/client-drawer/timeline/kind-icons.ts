import type { Schemas } from '@brokerdesk/sdk';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  ChartCandlestick,
  Gift,
  HandCoins,
  IdCard,
  KeyRound,
  type LucideIcon,
  NotebookPen,
  Siren,
  UserRound,
} from 'lucide-react';

export const kindIcons: Readonly<Record<Schemas.ClientEventKind, LucideIcon>> = {
  profile: UserRound,
  security: KeyRound,
  kyc: IdCard,
  deposit: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  loan: HandCoins,
  compensation: Gift,
  exchange: ArrowLeftRight,
  trade: ChartCandlestick,
  emergency: Siren,
  note: NotebookPen,
};
