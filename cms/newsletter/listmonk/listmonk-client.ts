import { z } from 'zod';
import { reasonOf } from '../../database/database-fault.ts';
import { requestService } from '../../outbound/request-service.ts';
import { ProviderFault } from '../newsletter-provider.ts';

export interface ListmonkAccess {
  /** Base URL of listmonk, without `/api`. */
  readonly url: string;
  /** An API user and its token (in listmonk: Admin, Users). */
  readonly user: string;
  readonly token: string;
  readonly listId: number;
}

interface ListmonkAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A call of listmonk's API; authorization and server errors become a `ProviderFault` of the service. */
export type ListmonkCall = (
  method: 'GET' | 'POST' | 'PUT',
  path: `/api/${string}`,
  init: { signal: AbortSignal; body?: object },
) => Promise<ListmonkAnswer>;

const failureSchema = z.object({ message: z.string() });

/** https://listmonk.app/docs/apis/apis/ */
export function buildListmonkCall({ url, user, token }: ListmonkAccess): ListmonkCall {
  const base = url.replace(/\/$/, '');
  const authorization = `Basic ${Buffer.from(`${user}:${token}`).toString('base64')}`;
  return async (method, path, { signal, body }) => {
    const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
    const init = { method, signal, headers, ...(body && { body: JSON.stringify(body) }) };
    try {
      const response = await requestService(base + path, init);
      const answer = { status: response.status, body: readJson(await response.text()) };
      const fault = faultOf(answer);
      if (fault !== null) throw new ProviderFault('service', fault);
      return answer;
    } catch (error) {
      if (error instanceof ProviderFault) throw error;
      throw new ProviderFault('service', `The mailing service can’t be reached: ${reasonOf(error)}.`);
    }
  };
}

function faultOf({ status, body }: ListmonkAnswer): string | null {
  if (status === 401 || status === 403 || (status >= 300 && status < 400))
    return `The mailing service refuses our sign-in (${status}). LISTMONK_USER and LISTMONK_TOKEN need an API user that manages subscribers.`;
  if (status === 404) return 'There is no listmonk at LISTMONK_URL (404).';
  if (status === 429 || status >= 500) return `The mailing service failed (${status}${messageOf(body)}).`;
  const isJson = status !== 200 || body !== undefined;
  return isJson ? null : 'The mailing service answered something that is not JSON.';
}

/** listmonk's error message, shortened for a table cell. */
export function messageOf(body: unknown): string {
  const failure = failureSchema.safeParse(body);
  return failure.success ? `: ${failure.data.message.slice(0, 200)}` : '';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
