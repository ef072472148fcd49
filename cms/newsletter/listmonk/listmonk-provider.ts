import { z } from 'zod';
import { ProviderFault, type ProviderSubscriber } from '../newsletter-provider.ts';
import { buildListmonkCall, messageOf, type ListmonkAccess, type ListmonkCall } from './listmonk-client.ts';

const idSchema = z.object({ data: z.object({ id: z.int() }) });
const foundSchema = z.object({
  id: z.int(),
  status: z.string(),
  lists: z.array(z.object({ id: z.int(), subscription_status: z.string() })).nullish(),
});
const pageSchema = z.object({ data: z.object({ results: z.array(foundSchema) }) });
type Found = z.infer<typeof foundSchema>;

/**
 * The list at listmonk, by its documented API: https://listmonk.app/docs/apis/subscribers/. Calls are idempotent per
 * address, return listmonk's id of it if it has one, and throw `ProviderFault`.
 */
export function buildListmonkProvider(access: ListmonkAccess) {
  const call = buildListmonkCall(access);
  const { listId } = access;

  async function subscribe(subscriber: ProviderSubscriber, signal: AbortSignal) {
    if (subscriber.isRepeat || subscriber.providerId !== null) {
      const found = await find(call, subscriber.email, signal);
      if (found) return join(found, signal);
    }
    const { email, attributes } = subscriber;
    // listmonk requires a name, which we do not ask for.
    const { status, body } = await call('POST', '/api/subscribers', {
      signal,
      body: {
        email,
        name: email.slice(0, email.lastIndexOf('@')),
        status: 'enabled',
        lists: [listId],
        attribs: attributes,
      },
    });
    if (status === 200) return idSchema.safeParse(body).data?.data.id ?? null;
    if (status !== 409) throw new ProviderFault('address', `Refused (${status}${messageOf(body)}).`);
    // Exists already: from an attempt whose response was lost, or from another list.
    const known = await find(call, email, signal);
    return known ? join(known, signal) : null;
  }

  /** An unknown address counts as unsubscribed. */
  async function unsubscribe({ email, providerId }: ProviderSubscriber, signal: AbortSignal) {
    const id = providerId ?? (await find(call, email, signal))?.id;
    if (id === undefined) return null;
    await changeList(id, { action: 'unsubscribe' }, signal);
    return id;
  }

  /** Adds a subscriber known to listmonk to our list. */
  async function join({ id, status, lists }: Found, signal: AbortSignal): Promise<number> {
    if (status === 'blocklisted') {
      throw new ProviderFault('address', 'The mailing service has blocked this address.');
    }
    const own = lists?.find((list) => list.id === listId);
    if (own && own.subscription_status !== 'unsubscribed') return id;
    // Unconfirmed, like a new one: a double opt-in list asks the person by mail.
    await changeList(id, { action: 'add', status: 'unconfirmed' }, signal);
    await call('POST', `/api/subscribers/${id}/optin`, { signal, body: {} });
    return id;
  }

  async function changeList(id: number, change: { action: string; status?: string }, signal: AbortSignal) {
    const { status, body } = await call('PUT', '/api/subscribers/lists', {
      signal,
      body: { ids: [id], target_list_ids: [listId], ...change },
    });
    if (status !== 200) throw new ProviderFault('address', `Refused (${status}${messageOf(body)}).`);
  }

  return { subscribe, unsubscribe };
}

/** The subscriber with this address, if listmonk has one. */
async function find(call: ListmonkCall, email: string, signal: AbortSignal): Promise<Found | undefined> {
  // The API takes an SQL expression without parameters: quotes in an address are doubled.
  const query = new URLSearchParams({
    query: `subscribers.email = '${email.replaceAll("'", "''")}'`,
    per_page: '1',
  });
  const { status, body } = await call('GET', `/api/subscribers?${query}`, { signal });
  const answer = pageSchema.safeParse(body);
  if (status !== 200 || !answer.success) {
    throw new ProviderFault('service', `The mailing service could not look up an address (${status}).`);
  }
  return answer.data.data.results[0];
}
