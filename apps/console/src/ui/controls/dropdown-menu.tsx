import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { MenuContext, type MenuParts, useCreateMenu, useMenu, useMenuParts } from './use-menu.ts';

export function DropdownMenu({
  open,
  onOpenChange,
  children,
}: {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}) {
  return <MenuContext value={useCreateMenu(open, onOpenChange)}>{children}</MenuContext>;
}

const openingKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown']);

export function DropdownMenuTrigger({
  children,
}: {
  children: ReactElement<ComponentProps<'button'>>;
}) {
  const { isOpen, button, buttonId, contentId, byKey, approach, change } = useMenu();
  return cloneElement(children, {
    ref: button,
    id: buttonId,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? contentId : undefined,
    'data-state': isOpen ? 'open' : 'closed',
    onPointerEnter: approach,
    onFocus: approach,
    onPointerDown(event) {
      if (event.button !== 0 || event.ctrlKey) return;
      byKey.current = false;
      change(!isOpen);
      // The menu takes the focus, without the button being in its way.
      if (!isOpen) event.preventDefault();
    },
    onKeyDown(event) {
      if (!openingKeys.has(event.key)) return;
      event.preventDefault();
      byKey.current = true;
      change(event.key === 'ArrowDown' || !isOpen);
    },
    // Type of attributes that begin with `data-`, which React has none for.
  } as ComponentProps<'button'>);
}

export function DropdownMenuContent(props: Omit<ComponentProps<MenuParts['Surface']>, 'menu'>) {
  const menu = useMenu();
  return menu.parts && <menu.parts.Surface menu={menu} {...props} />;
}

export function DropdownMenuItem(props: ComponentProps<MenuParts['Item']>) {
  const { Item } = useMenuParts();
  return <Item {...props} />;
}

export function DropdownMenuRadioGroup(props: ComponentProps<MenuParts['RadioGroup']>) {
  const { RadioGroup } = useMenuParts();
  return <RadioGroup {...props} />;
}

export function DropdownMenuRadioItem(props: ComponentProps<MenuParts['RadioItem']>) {
  const { RadioItem } = useMenuParts();
  return <RadioItem {...props} />;
}

export function DropdownMenuCheckboxItem(props: ComponentProps<MenuParts['CheckboxItem']>) {
  const { CheckboxItem } = useMenuParts();
  return <CheckboxItem {...props} />;
}

export function DropdownMenuLabel(props: ComponentProps<MenuParts['Label']>) {
  const { Label } = useMenuParts();
  return <Label {...props} />;
}

export function DropdownMenuSeparator() {
  const { Separator } = useMenuParts();
  return <Separator />;
}
