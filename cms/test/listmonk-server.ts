import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { listen } from './listen.ts';

/** Faults that the server simulates for the next requests. */
export type Mood =
  | { kind: 'status'; status: number; message: string }
  | { kind: 'silent' }
  | { kind: 'hang-up' }
  /** Processes the request, then drops the connection before answering. */
  | { kind: 'hang-up-after' }
  | { kind: 'slow'; ms: number }
  /** Processes the request, but never answers. */
  | { kind: 'silent-after' }
  | { kind: 'no-json' };

export interface KeptSubscriber {
  id: number;
  email: string;
  name: string;
  status: string;
  attribs: Record<string, unknown>;
  lists: { id: number; subscription_status: string }[];
}

export interface KeptCampaign {
  id: number;
  name: string;
  subject: string;
  lists: { id: number }[];
  body: string;
  altbody: string | null;
  status: 'draft' | 'running' | 'paused' | 'cancelled' | 'finished';
  to_send: number;
  sent: number;
}

export interface ListmonkServer {
  readonly url: string;
  readonly subscribers: Map<string, KeptSubscriber>;
  /** They send when a test says so. */
  readonly campaigns: KeptCampaign[];
  /** As listmonk has heard of them. */
  readonly bounces: { email: string; type: 'hard' | 'soft' | 'complaint'; campaign: { id: number } }[];
  /** Method and path of each request, in order. */
  readonly requests: string[];
  /** Called for each request; returns the fault to simulate, if any. */
  mood: (request: { method: string; path: string }) => Mood | undefined;
  close(): Promise<void>;
}

export const LISTMONK_USER = 'site';
export const LISTMONK_TOKEN = 'the-token-of-the-site';
export const LISTMONK_LIST = 3;

const newSubscriberSchema = z.object({
  email: z.email(),
  name: z.string().min(1),
  status: z.enum(['enabled', 'blocklisted']),
  lists: z.array(z.int()).default([]),
  attribs: z.record(z.string(), z.unknown()).default({}),
});
const listChangeSchema = z.object({
  ids: z.array(z.int()).min(1),
  action: z.enum(['add', 'remove', 'unsubscribe']),
  target_list_ids: z.array(z.int()).min(1),
  status: z.enum(['confirmed', 'unconfirmed', 'unsubscribed']).optional(),
});

const newCampaignSchema = z.object({
  name: z.string().min(1),
  subject: z.string().min(1),
  lists: z.array(z.int()).min(1),
  type: z.enum(['regular', 'optin']),
  content_type: z.enum(['richtext', 'html', 'markdown', 'plain']),
  messenger: z.literal('email'),
  body: z.string(),
  altbody: z.string().nullable().default(null),
});
/** From which states a campaign may be turned. */
const TURNS: Record<string, readonly KeptCampaign['status'][]> = {
  running: ['paused', 'draft'],
  paused: ['running'],
  cancelled: ['running', 'paused'],
};

/** Answers as documented by listmonk: https://listmonk.app/docs/apis/subscribers/, and so on */
export async function startListmonkServer(): Promise<ListmonkServer> {
  const subscribers = new Map<string, KeptSubscriber>();
  const requests: string[] = [];
  const campaigns: KeptCampaign[] = [];
  const bounces: ListmonkServer['bounces'] = [];
  const server = createServer((req, res) => {
    const method = req.method ?? '';
    const path = req.url ?? '';
    requests.push(`${method} ${path}`);
    // The client may be killed mid-request.
    react(listmonk.mood({ method, path }), req, res).catch(() => req.socket.destroy());
  });

  async function react(mood: Mood | undefined, req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await readBody(req);
    if (mood?.kind === 'silent') return;
    if (mood?.kind === 'hang-up') {
      req.socket.destroy();
      return;
    }
    if (mood?.kind === 'status') {
      sendJson(res, mood.status, { message: mood.message });
      return;
    }
    if (mood?.kind === 'no-json') {
      res.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>');
      return;
    }
    if (mood?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, mood.ms));
    const [status, answer] = answerTo(req, body);
    if (mood?.kind === 'silent-after') return;
    if (mood?.kind === 'hang-up-after') req.socket.destroy();
    else sendJson(res, status, answer);
  }

  function answerTo(req: IncomingMessage, body: unknown): [status: number, answer: object] {
    if (!isSignedIn(req)) return [403, { message: 'invalid API credentials' }];
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://listmonk');
    const call = `${req.method} ${pathname}`;
    if (call === 'POST /api/subscribers') return create(body);
    if (call === 'GET /api/subscribers') return search(searchParams.get('query') ?? '');
    if (call === 'PUT /api/subscribers/lists') return changeLists(body);
    if (/^POST \/api\/subscribers\/\d+\/optin$/.test(call)) return [200, { data: true }];
    if (call === 'POST /api/campaigns') return createCampaign(body);
    if (call === 'GET /api/campaigns') {
      const query = searchParams.get('query') ?? '';
      return [200, { data: { results: campaigns.filter(({ name }) => name.includes(query)) } }];
    }
    if (call === 'GET /api/bounces') {
      const of = Number(searchParams.get('campaign_id'));
      return [200, { data: { results: bounces.filter(({ campaign }) => campaign.id === of) } }];
    }
    const [, id, part] = /^\/api\/campaigns\/(\d+)(\/status)?$/.exec(pathname) ?? [];
    const campaign = campaigns.find((one) => one.id === Number(id));
    if (campaign && req.method === 'GET' && !part) return [200, { data: campaign }];
    if (campaign && req.method === 'PUT' && part) return turnCampaign(campaign, body);
    return [404, { message: 'Not Found' }];
  }

  function createCampaign(body: unknown): [number, object] {
    const given = newCampaignSchema.safeParse(body);
    if (!given.success) return [400, { message: 'Invalid campaign.' }];
    const { name, subject, lists, body: html, altbody } = given.data;
    const campaign: KeptCampaign = {
      id: campaigns.length + 1,
      name,
      subject,
      lists: lists.map((id) => ({ id })),
      body: html,
      altbody,
      status: 'draft',
      to_send: 0,
      sent: 0,
    };
    campaigns.push(campaign);
    return [200, { data: campaign }];
  }

  function turnCampaign(campaign: KeptCampaign, body: unknown): [number, object] {
    const { status } = z.object({ status: z.enum(['running', 'paused', 'cancelled']) }).parse(body);
    if (!TURNS[status]?.includes(campaign.status)) return [400, { message: `It is ${campaign.status}.` }];
    campaign.status = status;
    campaign.to_send = subscribers.size;
    return [200, { data: campaign }];
  }

  function create(body: unknown): [number, object] {
    const given = newSubscriberSchema.safeParse(body);
    if (!given.success) return [400, { message: 'Invalid email.' }];
    const email = given.data.email.toLowerCase();
    if (subscribers.has(email)) return [409, { message: 'E-mail already exists.' }];
    const lists = given.data.lists.map((id) => ({ id, subscription_status: 'unconfirmed' }));
    const kept = { ...given.data, id: subscribers.size + 1, email, lists };
    subscribers.set(email, kept);
    return [200, { data: kept }];
  }

  function search(query: string): [number, object] {
    const quoted = /^subscribers\.email = '((?:[^']|'')*)'$/.exec(query)?.[1];
    if (quoted === undefined) return [400, { message: `pq: syntax error in ${query}` }];
    const found = subscribers.get(quoted.replaceAll("''", "'"));
    return [200, { data: { results: found ? [found] : [], total: found ? 1 : 0, page: 1, per_page: 1 } }];
  }

  function changeLists(body: unknown): [number, object] {
    const given = listChangeSchema.safeParse(body);
    if (!given.success) return [400, { message: 'Invalid fields' }];
    const { ids, action, target_list_ids: targets, status = 'unconfirmed' } = given.data;
    for (const one of [...subscribers.values()].filter(({ id }) => ids.includes(id))) {
      const others = one.lists.filter(({ id }) => !targets.includes(id));
      const subscription = action === 'add' ? status : 'unsubscribed';
      const changed = targets.map((id) => ({ id, subscription_status: subscription }));
      one.lists = action === 'remove' ? others : [...others, ...changed];
    }
    return [200, { data: true }];
  }

  const listmonk: ListmonkServer = {
    url: `http://127.0.0.1:${await listen(server)}`,
    subscribers,
    campaigns,
    bounces,
    requests,
    mood: () => undefined,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return listmonk;
}

function isSignedIn({ headers }: IncomingMessage): boolean {
  const pair = `${LISTMONK_USER}:${LISTMONK_TOKEN}`;
  return [`Basic ${Buffer.from(pair).toString('base64')}`, `token ${pair}`].includes(
    headers.authorization ?? '',
  );
}

async function readBody(req: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}

function sendJson(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
