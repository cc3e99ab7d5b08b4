import type { MenuIcon } from '@brokerdesk/policy';
import {
  BanknoteArrowDown,
  BanknoteArrowUp,
  Bitcoin,
  File,
  Gift,
  HandCoins,
  IdCard,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Users,
  Wallet,
} from 'lucide-react';

/** The icons of the entries that exist: all of them by name would be the whole library. */
const icons: Partial<Record<MenuIcon, LucideIcon>> = {
  'banknote-arrow-down': BanknoteArrowDown,
  gift: Gift,
  'hand-coins': HandCoins,
  bitcoin: Bitcoin,
  'banknote-arrow-up': BanknoteArrowUp,
  'id-card': IdCard,
  'layout-dashboard': LayoutDashboard,
  mail: Mail,
  users: Users,
  wallet: Wallet,
};

export function menuIcon(name: MenuIcon): LucideIcon {
  return icons[name] ?? File;
}
