import { telephoneUrl } from '#domain/addresses/links';

/** A number as written, linked when it can be dialed. */
export function PhoneNumber({ phone }: { readonly phone: string }) {
  const url = telephoneUrl(phone);
  return url === null ? <span>{phone}</span> : <a href={url}>{phone}</a>;
}
