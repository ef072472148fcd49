import { locationOf, type Located } from '../places/distance.ts';
import { CITY_LINE, namesTown } from './postal-address.ts';

/** A directions link for a place by name and address (spec 2 §2); adds the city when the address lacks it. */
export function directionsUrl({
  name,
  address,
}: {
  readonly name: string;
  readonly address: string;
}): string {
  const whole = namesTown(address) ? address : `${address}, ${CITY_LINE}`;
  const url = new URL('https://www.google.com/maps/dir/?api=1');
  url.searchParams.set('destination', `${name}, ${whole}`);
  return url.href;
}

/** A map link to the place, `null` without coordinates. */
export function mapUrl(place: Located): string | null {
  const location = locationOf(place);
  if (location === null) return null;
  const url = new URL('https://www.google.com/maps/search/?api=1');
  url.searchParams.set('query', `${location.latitude},${location.longitude}`);
  return url.href;
}
