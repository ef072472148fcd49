import type { ReactNode } from 'react';
import { type DocumentAssets, STATE_ELEMENT_ID } from './page-state.ts';

interface DocumentProps {
  assets: DocumentAssets;
  /** What the browser needs to continue where the server stopped, as JSON. */
  state: string;
  children: ReactNode;
}

/** The whole document is React's: titles, meta tags and links that pages render are hoisted into its head. */
export function Document({ assets, state, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF7F0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#151412" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="alternate" href="/feed.xml" type="application/rss+xml" title="Stories and guides" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        {/* Not async: it must find the state at the end of the page, so it waits for the whole of it. */}
        <script type="module" src={assets.script} />
      </head>
      <body>
        {children}
        {/* Data, not code: a policy without inline scripts lets it pass. */}
        <script id={STATE_ELEMENT_ID} type="application/json" dangerouslySetInnerHTML={{ __html: state }} />
      </body>
    </html>
  );
}
