import { z } from 'zod';
import { ProviderFault } from '../newsletter-provider.ts';
import { messageOf, type ListmonkCall } from './listmonk-client.ts';

const campaignSchema = z.object({
  id: z.int(),
  name: z.string(),
  status: z.enum(['draft', 'scheduled', 'running', 'paused', 'cancelled', 'finished']),
  to_send: z.int(),
  sent: z.int(),
});
type Campaign = z.infer<typeof campaignSchema>;

const oneSchema = z.object({ data: campaignSchema });
const pageSchema = z.object({ data: z.object({ results: z.array(campaignSchema) }) });
const bouncesSchema = z.object({
  data: z.object({ results: z.array(z.object({ type: z.string(), email: z.string() })) }),
});

/** Campaigns of listmonk: https://listmonk.app/docs/apis/campaigns/ */
export function buildListmonkCampaigns(call: ListmonkCall) {
  async function ask<T>(schema: z.ZodType<T>, ...[method, path, init]: Parameters<ListmonkCall>): Promise<T> {
    const { status, body } = await call(method, path, init);
    const answer = schema.safeParse(body);
    if (status !== 200 || !answer.success)
      throw new ProviderFault('service', `listmonk refused the campaign (${status}${messageOf(body)}).`);
    return answer.data;
  }
  const one = async (...request: Parameters<ListmonkCall>) => (await ask(oneSchema, ...request)).data;

  return {
    async find(name: string, signal: AbortSignal): Promise<Campaign | undefined> {
      const query = new URLSearchParams({ query: name, per_page: '100', no_body: 'true' });
      const { data } = await ask(pageSchema, 'GET', `/api/campaigns?${query}`, { signal });
      return data.results.find((campaign) => campaign.name === name);
    },

    /** The name is ours alone: by it, a campaign whose creation went unanswered is found. */
    create: (
      campaign: Readonly<Record<'name' | 'subject' | 'body' | 'altbody', string>> & { lists: number[] },
      signal: AbortSignal,
    ): Promise<Campaign> =>
      one('POST', '/api/campaigns', {
        signal,
        body: { ...campaign, type: 'regular', content_type: 'html', messenger: 'email' },
      }),

    read: (id: number, signal: AbortSignal): Promise<Campaign> =>
      one('GET', `/api/campaigns/${id}?no_body=true`, { signal }),

    turn: (id: number, status: Campaign['status'], signal: AbortSignal): Promise<Campaign> =>
      one('PUT', `/api/campaigns/${id}/status`, { signal, body: { status } }),

    /** The addresses that bounced for good. */
    async listBounced(id: number, signal: AbortSignal): Promise<string[]> {
      const path = `/api/bounces?campaign_id=${id}&per_page=all` as const;
      const { data } = await ask(bouncesSchema, 'GET', path, { signal });
      return data.results.filter(({ type }) => type === 'hard').map(({ email }) => email);
    },
  };
}

export type ListmonkCampaigns = ReturnType<typeof buildListmonkCampaigns>;

/** listmonk reads bodies as templates: what looks like one in our words is written out. */
export const asTemplate = (text: string): string => text.replaceAll('{{', '{{ "{{" }}');

/** The link to leave of each subscriber, as it was delivered with the address. */
export const UNSUBSCRIBE_TEMPLATE =
  '{{ with .Subscriber.Attribs.unsubscribe_url }}{{ . }}{{ else }}{{ UnsubscribeURL }}{{ end }}';
