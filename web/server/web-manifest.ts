/** Lets a phone install the site as an app. The icons are drawn by the build. */
export function webManifest(site: { readonly name: string; readonly description: string }): object {
  return {
    ...site,
    short_name: site.name,
    start_url: '/',
    display: 'browser',
    background_color: '#fbf7f0',
    theme_color: '#fbf7f0',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
