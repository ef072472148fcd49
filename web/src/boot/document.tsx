import { palette, region } from '#city';
import * as texts from '#texts';
import type { ReactNode } from 'react';
import { type DocumentAssets, STATE_ELEMENT_ID } from './page-state.ts';

const { language } = new Intl.Locale(region.language);

interface DocumentProps {
  assets: DocumentAssets;
  /** State for hydration, as JSON. */
  state: string;
  children: ReactNode;
}

/** React renders the whole document: titles, meta tags and links from pages are hoisted into the head. */
export function Document({ assets, state, children }: DocumentProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={palette.light.paper} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={palette.dark.paper} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="alternate" href="/feed.xml" type="application/rss+xml" title={texts.site.feed()} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        {/* Not async: it reads the state at the end of the page, so it must run after parsing. */}
        <script type="module" src={assets.script} />
      </head>
      <body>
        {children}
        {/* JSON data, not a script: allowed by a policy without inline scripts. */}
        <script id={STATE_ELEMENT_ID} type="application/json" dangerouslySetInnerHTML={{ __html: state }} />
      </body>
    </html>
  );
}
