import { createContext, useContext, type ReactElement } from 'react';

/** Markup of what looks the same wherever `of` is shown in this way. */
export type DrawOnce = (of: object, way: string, draw: () => ReactElement) => string;

const DrawOnceContext = createContext<DrawOnce | null>(null);
/** Only the server has one: it draws the same for many readers. */
export const DrawOnceProvider = DrawOnceContext.Provider;

interface DrawnOnceProps {
  readonly className?: string | undefined;
  /** What is drawn, the same object for the same content; null where no other page will show it in this way. */
  readonly of: object | null;
  /** What else the drawing depends on. */
  readonly way?: string;
  /** Elements alone, which read no context but the router's: an absolute link is the same on every page. No `useId`. */
  readonly children: () => ReactElement;
}

/** A box whose content the server draws once, and the browser takes over like any other. */
export function DrawnOnce({ className, of, way = '', children }: DrawnOnceProps) {
  const drawOnce = useContext(DrawOnceContext);
  if (!drawOnce || !of) return <div className={className}>{children()}</div>;
  return <div className={className} dangerouslySetInnerHTML={{ __html: drawOnce(of, way, children) }} />;
}
