import * as Primitive from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

// `modal={false}`: a modal menu locks scrolling through a `<style>` tag, which the content
// security policy forbids.
export function DropdownMenu(props: Omit<ComponentProps<typeof Primitive.Root>, 'modal'>) {
  return <Primitive.Root modal={false} {...props} />;
}

/** Takes the button that opens the menu as its one child. */
export function DropdownMenuTrigger({ children }: { children: ReactNode }) {
  return (
    <Primitive.Trigger asChild data-slot="dropdown-menu-trigger">
      {children}
    </Primitive.Trigger>
  );
}

export function DropdownMenuContent({
  className,
  align = 'end',
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    // No portal: where it stands, it belongs to a landmark of the page.
    <Primitive.Content
      data-slot="dropdown-menu"
      align={align}
      sideOffset={6}
      collisionPadding={8}
      className={cn(
        'z-50 min-w-44 animate-pop-in rounded-md bg-raised p-1 shadow-float',
        className,
      )}
      {...props}
    />
  );
}

const item =
  'relative flex min-h-8 pointer-coarse:min-h-10 cursor-default items-center gap-2 rounded-sm px-2 py-1 text-sm outline-none select-none data-highlighted:bg-hover data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0';

export function DropdownMenuItem({
  tone = 'plain',
  className,
  ...props
}: ComponentProps<typeof Primitive.Item> & { tone?: 'plain' | 'danger' }) {
  return (
    <Primitive.Item
      data-slot="dropdown-menu-item"
      className={cn(item, tone === 'danger' && 'text-danger-text', className)}
      {...props}
    />
  );
}

export const DropdownMenuRadioGroup = Primitive.RadioGroup;

export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem className={cn(item, 'pr-8', className)} {...props}>
      {children}
      <Primitive.ItemIndicator className="absolute right-2">
        <Check aria-hidden="true" />
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  );
}

export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.CheckboxItem>) {
  return (
    <Primitive.CheckboxItem className={cn(item, 'pr-8', className)} {...props}>
      {children}
      <Primitive.ItemIndicator className="absolute right-2">
        <Check aria-hidden="true" />
      </Primitive.ItemIndicator>
    </Primitive.CheckboxItem>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return (
    <Primitive.Label className={cn('px-2 py-1.5 text-xs text-ink-muted', className)} {...props} />
  );
}

export function DropdownMenuSeparator() {
  return <Primitive.Separator className="-mx-1 my-1 h-px bg-line" />;
}
