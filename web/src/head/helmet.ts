import { Fragment } from 'react';
import * as library from 'react-helmet-async';

/**
 * With React 19, react-helmet-async only forwards titles, meta tags and links to React, which hoists them
 * into the head. In the browser they go to React directly, saving 5 kB of JavaScript on every page.
 */
export const Helmet = import.meta.env.SSR ? library.Helmet : Fragment;
export const HelmetProvider = import.meta.env.SSR ? library.HelmetProvider : Fragment;
