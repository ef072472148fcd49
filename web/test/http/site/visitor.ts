import { TEST_SITE_URL } from '#cms/test/open-test-cms';
import type { Answer, Sent } from './send.ts';

export interface Visitor {
  address: string;
  cookies: Map<string, string>;
  get(path: string): Promise<Answer>;
  /** Makes a call with a JSON body, like a page of the site. */
  call(method: 'POST' | 'PATCH' | 'DELETE' | 'PUT', path: string, body?: unknown): Promise<Answer>;
  /** Sends a form with files. */
  sendForm(path: string, form: FormData, method?: string): Promise<Answer>;
}

let number = 0;

/** A minimal browser: it stores cookies and sends them back. */
export function openVisitor(sendRequest: (sent: Sent) => Promise<Answer>): Visitor {
  const cookies = new Map<string, string>();
  number += 1;
  const address = `10.0.${number >> 8}.${number & 255}`;

  async function visit(sent: Sent): Promise<Answer> {
    const answer = await sendRequest({
      ...sent,
      headers: {
        'x-forwarded-for': address,
        origin: TEST_SITE_URL,
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...sent.headers,
      },
    });
    for (const cookie of answer.headers['set-cookie'] ?? []) keep(cookie);
    return answer;
  }

  function keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';');
    const [name = '', value = ''] = pair.split('=');
    const expires = attributes.find((attribute) => /^\s*expires=/i.test(attribute))?.split('=')[1];
    const isOver = expires !== undefined && Date.parse(expires) <= Date.now();
    if (isOver || value === '') cookies.delete(name);
    else cookies.set(name, value);
  }

  return {
    address,
    cookies,
    get: (path) => visit({ path }),
    call: (method, path, body) =>
      visit({
        method,
        path,
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      }),
    async sendForm(path, form, method = 'POST') {
      const encoded = new Response(form);
      return visit({
        method,
        path,
        headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
        body: Buffer.from(await encoded.arrayBuffer()),
      });
    },
  };
}
