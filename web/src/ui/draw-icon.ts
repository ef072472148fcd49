import { createElement, type ReactNode, type SVGProps } from 'react';

/** An icon as lucide-react keeps it: its shapes on a square of 24. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number };

/**
 * Takes the place of lucide-react's own `createLucideIcon` in builds (vite.config.ts): the same strokes, without the
 * contexts and settings that this site never uses and that every visitor would load.
 */
// lucide's icons import the function that draws them as a default.
// oxlint-disable-next-line import/no-default-export
export default function drawIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...props }: IconProps): ReactNode =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      shapes,
    );
}
