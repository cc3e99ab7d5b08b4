import i18next from 'i18next';
import { createContext, use, useEffect, useId, useRef, useState } from 'react';
import type { OpenMenu } from './menu-parts.tsx';
import { showToast } from './toast-store.ts';

export type MenuParts = typeof import('./menu-parts.tsx');

let loaded: MenuParts | null = null;

export async function loadMenuParts(): Promise<MenuParts> {
  loaded ??= await import('./menu-parts.tsx');
  return loaded;
}

export type Menu = OpenMenu & {
  /** Null until a user is about to open it and its code is loaded. */
  parts: MenuParts | null;
  approach: () => void;
};

export function useCreateMenu(
  controlled: boolean | undefined,
  onOpenChange: ((isOpen: boolean) => void) | undefined,
): Menu {
  const [own, setOwn] = useState(false);
  const [parts, setParts] = useState<MenuParts | null>(null);
  const isOpen = controlled ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  function fail() {
    if (!isOpen) return;
    change(false);
    showToast({ tone: 'danger', title: () => i18next.t('shell:error.chunk') });
  }
  // A person who opened it before its code was there sees it when that cannot be loaded.
  useEffect(() => {
    if (!isOpen || parts !== null) return;
    let isWaiting = true;
    loadMenuParts().then(
      (found) => setParts(found),
      () => isWaiting && fail(),
    );
    return () => {
      isWaiting = false;
    };
  });
  return {
    isOpen,
    parts,
    button: useRef<HTMLButtonElement>(null),
    buttonId: useId(),
    contentId: useId(),
    byKey: useRef(false),
    approach: () => {
      if (parts === null) loadMenuParts().then(setParts, () => {});
    },
    change,
  };
}

export const MenuContext = createContext<Menu | null>(null);

export function useMenu(): Menu {
  const menu = use(MenuContext);
  if (menu === null) throw new Error('DropdownMenu is missing.');
  return menu;
}

export function useMenuParts(): MenuParts {
  const { parts } = useMenu();
  if (parts === null) throw new Error('DropdownMenuContent is missing.');
  return parts;
}
