import type * as Primitive from '@radix-ui/react-menu';
import { Check } from 'lucide-react';
import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { cn } from '#/core/ui/cn.ts';
import { useSurface } from './surface-stack.ts';
import { MenuContext, useCreateMenu, useMenu, useMenuParts } from './use-menu.ts';

/** The menu itself, beside its button. The focus goes back to it unless something else was pressed. */
function DropdownMenuSurface({
  className,
  align = 'end',
  onCloseAutoFocus,
  children,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  const { Root, Anchor, Content } = useMenuParts();
  const { isOpen, button, buttonId, contentId, change } = useMenu();
  const pressedOutside = useRef(false);
  return (
    // `modal={false}`: a modal menu locks scrolling through a `<style>` tag, which the content
    // security policy forbids.
    <Root modal={false} open={isOpen} onOpenChange={change}>
      <Anchor virtualRef={button} />
      {/* No portal: in its place, it belongs to a landmark of the page. */}
      <Content
        id={contentId}
        aria-labelledby={buttonId}
        data-slot="dropdown-menu"
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className={cn(
          'scroll-edges z-50 max-h-(--radix-popper-available-height) max-w-(--radix-popper-available-width) min-w-44 animate-pop-in overflow-y-auto rounded-md p-1 shadow-float [--ground:var(--color-raised)]',
          className,
        )}
        onInteractOutside={() => {
          pressedOutside.current = true;
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          if (event.defaultPrevented) return;
          if (!pressedOutside.current) button.current?.focus();
          pressedOutside.current = false;
          event.preventDefault();
        }}
        {...props}
      >
        <Opened />
        {children}
      </Content>
    </Root>
  );
}

function Opened() {
  const { contentId, byKey, change } = useMenu();
  useSurface(() => change(false));
  useEffect(() => {
    if (!byKey.current) return;
    const entries = '[role^=menuitem]:not([data-disabled])';
    document.getElementById(contentId)?.querySelector<HTMLElement>(entries)?.focus();
  }, [contentId, byKey]);
  return null;
}

/** A button with a menu. */
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

/** Takes the button that opens the menu as its one child. */
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

export function DropdownMenuContent(props: ComponentProps<typeof Primitive.Content>) {
  const { parts } = useMenu();
  return parts && <DropdownMenuSurface {...props} />;
}

const item =
  'relative flex min-h-8 pointer-coarse:min-h-10 max-md:min-h-10 cursor-default items-center gap-2 rounded-sm px-2 py-1 text-sm outline-none select-none data-highlighted:bg-hover data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0';

export function DropdownMenuItem({
  tone = 'plain',
  className,
  ...props
}: ComponentProps<typeof Primitive.Item> & { tone?: 'plain' | 'danger' }) {
  const { Item } = useMenuParts();
  return (
    <Item
      data-slot="dropdown-menu-item"
      className={cn(item, tone === 'danger' && 'text-danger-text', className)}
      {...props}
    />
  );
}

export function DropdownMenuRadioGroup(props: ComponentProps<typeof Primitive.RadioGroup>) {
  const { RadioGroup } = useMenuParts();
  return <RadioGroup {...props} />;
}

export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.RadioItem>) {
  const { RadioItem } = useMenuParts();
  return (
    <RadioItem className={cn(item, 'pr-8', className)} {...props}>
      {children}
      <Chosen />
    </RadioItem>
  );
}

export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.CheckboxItem>) {
  const { CheckboxItem } = useMenuParts();
  return (
    <CheckboxItem className={cn(item, 'pr-8', className)} {...props}>
      {children}
      <Chosen />
    </CheckboxItem>
  );
}

function Chosen() {
  const { ItemIndicator } = useMenuParts();
  return (
    <ItemIndicator className="absolute right-2">
      <Check aria-hidden="true" />
    </ItemIndicator>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  const { Label } = useMenuParts();
  return <Label className={cn('px-2 py-1.5 text-xs text-ink-muted', className)} {...props} />;
}

export function DropdownMenuSeparator() {
  const { Separator } = useMenuParts();
  return <Separator className="-mx-1 my-1 h-px bg-line" />;
}
