import { createElement, type ReactElement, type SVGProps } from 'react';

/**
 * Replaces the maker of lucide's icons wherever the console is built (`vite.config.ts`): theirs makes two components
 * and a dozen attributes of an icon, and a page has a hundred icons.
 */

type IconData = {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
};

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

export default function createIcon({ node }: IconData) {
  let lines: readonly ReactElement[] | undefined;
  return ({ size = 24, strokeWidth, className = '', style, ...props }: IconProps) => {
    // The same elements each time: React has nothing to compare.
    lines ??= node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        'aria-hidden': true,
        className: `icon ${className}`,
        style: strokeWidth === undefined ? style : { strokeWidth, ...style },
        ...props,
      },
      lines,
    );
  };
}
