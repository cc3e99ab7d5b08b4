import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const iconButtonVariants = cva(
  'inline-flex shrink-0 items-center justify-center rounded-md transition-colors disabled:opacity-50 disabled:cursor-not-allowed aria-disabled:opacity-50 aria-disabled:cursor-not-allowed',
  {
    variants: {
      variant: {
        ghost:
          'text-ink-muted enabled:hover:bg-hover enabled:hover:text-ink aria-pressed:bg-selected aria-pressed:text-ink data-[state=open]:bg-hover',
        outline:
          'border border-line bg-surface text-ink-muted enabled:hover:bg-hover enabled:hover:text-ink',
      },
      size: {
        sm: 'size-7 [&_svg]:size-4',
        md: 'size-8 [&_svg]:size-4',
        lg: 'size-10 [&_svg]:size-5',
      },
    },
    defaultVariants: { variant: 'ghost', size: 'md' },
  },
);

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> &
  VariantProps<typeof iconButtonVariants> & {
    label: string;
  };

export function IconButton({
  label,
  variant,
  size,
  className,
  type = 'button',
  ...props
}: IconButtonProps) {
  return (
    <button
      data-slot="icon-button"
      type={type}
      aria-label={label}
      title={label}
      className={iconButtonVariants({ variant, size, className })}
      {...props}
    />
  );
}
