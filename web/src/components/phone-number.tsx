import { telephoneUrl } from '#domain/addresses/links';

/** A number as it is written; a link where a phone could dial it. */
export function PhoneNumber({ phone }: { readonly phone: string }) {
  const url = telephoneUrl(phone);
  return url === null ? <span>{phone}</span> : <a href={url}>{phone}</a>;
}
