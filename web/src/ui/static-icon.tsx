import clsx from 'clsx';
import type { LucideIcon, LucideProps } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The same icon with its shapes written once: the library makes five components and elements of each, on every page
 * again. Only the server uses it; the browser finds what it expects.
 */
export function staticIcon(Icon: LucideIcon): (props: LucideProps) => React.ReactNode {
  const markup = renderToStaticMarkup(<Icon aria-hidden="true" />);
  const [, name, shapes = ''] = /class="(.+?)".*?>(.*)<\/svg>/.exec(markup) ?? [];
  const html = { __html: shapes };
  return ({ className, ...rest }) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx(name, className)}
      {...rest}
      dangerouslySetInnerHTML={html}
    />
  );
}
