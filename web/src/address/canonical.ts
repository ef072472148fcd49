import { redirect } from 'react-router';

/** Redirects other spellings of an address to the canonical one (decisions §2). */
export function canonical(request: Request, path: string): null {
  const { pathname, search } = new URL(request.url);
  if (decodeURI(pathname) === decodeURI(path)) return null;
  throw redirect(path + search, 301);
}

/** The input of a call for what editors publish: its slug, and the token of a preview link. */
export function editedInput(slug = '', search: URLSearchParams) {
  return { params: { slug }, query: { preview: search.get('preview') } };
}

/** The same for a page that is the only one of its kind. */
export const previewInput = (search: URLSearchParams) => ({ query: { preview: search.get('preview') } });

export const searchOf = ({ url }: Request): URLSearchParams => new URL(url).searchParams;
