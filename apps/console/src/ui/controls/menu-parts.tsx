import {
  Anchor,
  Content,
  Root,
  CheckboxItem as UnstyledCheckboxItem,
  Item as UnstyledItem,
  ItemIndicator as UnstyledItemIndicator,
  Label as UnstyledLabel,
  RadioItem as UnstyledRadioItem,
  Separator as UnstyledSeparator,
} from '@radix-ui/react-menu';
import { Check } from 'lucide-react';
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { cn } from '#/core/ui/cn.ts';
import { useSurface } from './surface-stack.ts';

/* Parts of an open menu: most menus are never opened. */

export { RadioGroup } from '@radix-ui/react-menu';

export type OpenMenu = {
  isOpen: boolean;
  button: RefObject<HTMLButtonElement | null>;
  buttonId: string;
  contentId: string;
  byKey: RefObject<boolean>;
  change: (isOpen: boolean) => void;
};

/** The focus goes back to the button unless something else was pressed. */
export function Surface({
  menu,
  className,
  align = 'end',
  onCloseAutoFocus,
  children,
  ...props
}: ComponentProps<typeof Content> & { menu: OpenMenu }) {
  const { isOpen, button, buttonId, contentId, change } = menu;
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
        <Opened {...menu} />
        {children}
      </Content>
    </Root>
  );
}

function Opened({ contentId, byKey, change }: OpenMenu) {
  useSurface(() => change(false));
  useEffect(() => {
    if (!byKey.current) return;
    const entries = '[role^=menuitem]:not([data-disabled])';
    document.getElementById(contentId)?.querySelector<HTMLElement>(entries)?.focus();
  }, [contentId, byKey]);
  return null;
}

const item =
  'relative flex min-h-8 pointer-coarse:min-h-10 max-md:min-h-10 cursor-default items-center gap-2 rounded-sm px-2 py-1 text-sm outline-none select-none data-highlighted:bg-hover data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0';

export function Item({
  tone = 'plain',
  className,
  ...props
}: ComponentProps<typeof UnstyledItem> & { tone?: 'plain' | 'danger' }) {
  return (
    <UnstyledItem
      data-slot="dropdown-menu-item"
      className={cn(item, tone === 'danger' && 'text-danger-text', className)}
      {...props}
    />
  );
}

export function RadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof UnstyledRadioItem>) {
  return (
    <UnstyledRadioItem className={cn(item, 'pr-8', className)} {...props}>
      {children}
      <Chosen />
    </UnstyledRadioItem>
  );
}

export function CheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof UnstyledCheckboxItem>) {
  return (
    <UnstyledCheckboxItem className={cn(item, 'pr-8', className)} {...props}>
      {children}
      <Chosen />
    </UnstyledCheckboxItem>
  );
}

function Chosen() {
  return (
    <UnstyledItemIndicator className="absolute right-2">
      <Check aria-hidden="true" />
    </UnstyledItemIndicator>
  );
}

export function Label({ className, ...props }: ComponentProps<typeof UnstyledLabel>) {
  return (
    <UnstyledLabel className={cn('px-2 py-1.5 text-xs text-ink-muted', className)} {...props} />
  );
}

export function Separator() {
  return <UnstyledSeparator className="-mx-1 my-1 h-px bg-line" />;
}
