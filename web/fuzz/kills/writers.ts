import { changePlace, HEARTS, HEARTS_NAME, newList } from '#domain/lists/place-list';
import { randomUUID } from 'node:crypto';
import { KILLS_ORIGIN, type Ledger } from './ledger.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const PASSWORD = 'a-password-for-the-kills';

interface Writing {
  readonly url: string;
  readonly ledger: Ledger;
  readonly ads: readonly number[];
  readonly places: readonly number[];
}

let address = 0;

/** `null` if the site died before it responded. */
async function send(
  { url }: Writing,
  method: string,
  path: string,
  body: unknown,
  cookie = '',
): Promise<Response | null> {
  address += 1;
  return fetch(url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'user-agent': BROWSER,
      origin: KILLS_ORIGIN,
      // A different client for each request: rate limits are not tested here.
      'x-forwarded-for': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
      cookie,
    },
    body: JSON.stringify(body),
  }).catch(() => null);
}

const anyOf = (ids: readonly number[]): number => ids[Math.floor(Math.random() * ids.length)] ?? 0;

/** Reports an ad view. Events are told apart by their page. */
export async function seeAd(writing: Writing): Promise<boolean> {
  const page = randomUUID();
  const entry = writing.ledger.attempt('impression', page);
  const answer = await send(writing, 'POST', `/api/ads/${anyOf(writing.ads)}/impression`, {
    page,
    view: page,
  });
  return entry.close(answer, 204);
}

export async function subscribe(writing: Writing): Promise<boolean> {
  const email = `${randomUUID()}@example.com`;
  const entry = writing.ledger.attempt('subscriber', email);
  const answer = await send(writing, 'POST', '/api/subscribe', { email, source: 'popup', elapsedMs: 9_000 });
  return entry.close(answer, 200);
}

/** Registers, saves three places one by one, and writes a review. */
export async function joinAndWrite(writing: Writing): Promise<boolean> {
  const username = `k${randomUUID().replaceAll('-', '').slice(0, 18)}`;
  const entry = writing.ledger.attempt('diner', username);
  const joined = await send(writing, 'POST', '/api/register', { username, password: PASSWORD });
  if (!entry.close(joined, 201) || !joined) return false;
  const cookie = joined.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  for (let more = 0; more < 3; more += 1) {
    const place = anyOf(writing.places);
    const saved = writing.ledger.attempt('saved place', `${username} ${place}`);
    const lists = [changePlace(newList(HEARTS, HEARTS_NAME), place, {}, Date.now())];
    if (!saved.close(await send(writing, 'PUT', '/api/saved', { lists }, cookie), 200)) return false;
  }
  const place = anyOf(writing.places);
  const review = writing.ledger.attempt('review', `${username} ${place}`);
  const body = { rating: 4, comment: `Good crab cakes, said ${username}.`, elapsedMs: 9_000 };
  return review.close(await send(writing, 'POST', `/api/restaurants/${place}/reviews`, body, cookie), 201);
}
