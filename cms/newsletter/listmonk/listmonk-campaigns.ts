import { z } from 'zod';
import { UNSUBSCRIBE_URL, type RenderedMail } from '../mail/render-mail.ts';
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
const bounceSchema = z.object({ type: z.string(), email: z.string() });

/** Campaigns of listmonk: https://listmonk.app/docs/apis/campaigns/ */
export function buildListmonkCampaigns(call: ListmonkCall) {
  async function ask<T>(schema: z.ZodType<T>, ...[method, path, init]: Parameters<ListmonkCall>): Promise<T> {
    const { status, body } = await call(method, path, init);
    const answer = z.object({ data: schema }).safeParse(body);
    if (status !== 200 || !answer.success)
      throw new ProviderFault('service', `listmonk refused the campaign (${status}${messageOf(body)}).`);
    return answer.data.data;
  }
  const list = async <T>(of: z.ZodType<T>, path: `/api/${string}`, signal: AbortSignal) =>
    (await ask(z.object({ results: z.array(of) }), 'GET', path, { signal })).results;

  return {
    async find(name: string, signal: AbortSignal): Promise<Campaign | undefined> {
      const query = new URLSearchParams({ query: name, per_page: '100', no_body: 'true' });
      const found = await list(campaignSchema, `/api/campaigns?${query}`, signal);
      return found.find((campaign) => campaign.name === name);
    },

    /** The name is ours alone: by it, a campaign whose creation went unanswered is found. */
    create: (
      campaign: Readonly<Record<'name' | 'subject' | 'body' | 'altbody', string>> & { lists: number[] },
      signal: AbortSignal,
    ): Promise<Campaign> =>
      ask(campaignSchema, 'POST', '/api/campaigns', {
        signal,
        body: { ...campaign, type: 'regular', content_type: 'html', messenger: 'email' },
      }),

    read: (id: number, signal: AbortSignal): Promise<Campaign> =>
      ask(campaignSchema, 'GET', `/api/campaigns/${id}?no_body=true`, { signal }),

    turn: (id: number, status: Campaign['status'], signal: AbortSignal): Promise<Campaign> =>
      ask(campaignSchema, 'PUT', `/api/campaigns/${id}/status`, { signal, body: { status } }),

    /** The addresses that bounced for good. */
    async listBounced(id: number, signal: AbortSignal): Promise<string[]> {
      const found = await list(bounceSchema, `/api/bounces?campaign_id=${id}&per_page=all`, signal);
      return found.filter(({ type }) => type === 'hard').map(({ email }) => email);
    },
  };
}

export type ListmonkCampaigns = ReturnType<typeof buildListmonkCampaigns>;

/** The link to leave of each subscriber, as it was delivered with the address. */
const UNSUBSCRIBE_TEMPLATE =
  '{{ with .Subscriber.Attribs.unsubscribe_url }}{{ . }}{{ else }}{{ UnsubscribeURL }}{{ end }}';

/** The words of a campaign. listmonk reads them as templates: what looks like one in ours is written out. */
export function asCampaign({ subject }: { subject: string }, { html, text }: RenderedMail) {
  const written = (words: string) =>
    words.replaceAll('{{', '{{ "{{" }}').replaceAll(UNSUBSCRIBE_URL, UNSUBSCRIBE_TEMPLATE);
  return { subject: written(subject), body: written(html), altbody: written(text) };
}
