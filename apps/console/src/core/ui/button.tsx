import { cva, type VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';

export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <LoaderCircle aria-hidden="true" data-slot="spinner" size={size} className="animate-spin" />
  );
}

export const buttonVariants = cva(
  'inline-flex shrink-0 items-center justify-center gap-1.5 whitespace-nowrap rounded-md font-medium transition-colors select-none disabled:opacity-60 disabled:cursor-not-allowed aria-disabled:opacity-60 aria-disabled:cursor-not-allowed [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-accent text-accent-ink enabled:hover:bg-accent-hover',
        secondary: 'border border-line bg-surface text-ink enabled:hover:bg-hover',
        ghost: 'text-ink-muted enabled:hover:bg-hover enabled:hover:text-ink',
        danger: 'bg-danger text-danger-ink enabled:hover:bg-danger-hover',
        'danger-outline':
          'border border-danger-line bg-surface text-danger-text enabled:hover:bg-danger-surface',
        link: 'text-link underline-offset-4 enabled:hover:underline',
      },
      size: {
        sm: 'h-7 px-2.5 text-xs [&_svg]:size-3.5',
        md: 'h-8 px-3 text-sm [&_svg]:size-4',
        lg: 'h-10 px-4 text-base [&_svg]:size-4',
      },
      width: { auto: '', full: 'w-full' },
    },
    defaultVariants: { variant: 'secondary', size: 'md', width: 'auto' },
  },
);

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    busy?: boolean;
  };

export function Button({
  variant,
  size,
  width,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  return (
    <button
      data-slot="button"
      type={type}
      className={buttonVariants({ variant, size, width, className })}
      // Not `disabled`, which would drop the focus to the body in the middle of a task.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
