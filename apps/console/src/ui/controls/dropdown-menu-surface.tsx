import type * as Primitive from '@radix-ui/react-menu';
import { type ComponentProps, useEffect, useRef } from 'react';
import { cn } from '#/core/ui/cn.ts';
import { useSurface } from './surface-stack.ts';
import { useMenu, useMenuParts } from './use-menu.ts';

/** The menu itself, beside its button. The focus goes back to it unless something else was pressed. */
export function DropdownMenuSurface({
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
