import { redirect, type LoaderFunctionArgs } from 'react-router';

/** Redirects other spellings of an address to the canonical one (decisions §2). */
export function canonical(request: Request, path: string): null {
  const { pathname, search } = new URL(request.url);
  if (decodeURI(pathname) === decodeURI(path)) return null;
  throw redirect(path + search, 301);
}

export function slugParams({ slug = '' }: LoaderFunctionArgs['params']) {
  return { slug };
}

/** The token of a draft preview link. */
export function previewQuery(request: Request) {
  return { preview: new URL(request.url).searchParams.get('preview') };
}
