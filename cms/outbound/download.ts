import { asFault, OutboundFault, requestPublic, type OutboundOptions } from './request-public.ts';

const MB = 1024 * 1024;

/**
 * Downloads a file from the open internet.
 * @throws OutboundFault now, or while the body is read
 */
export async function download(address: string, options: OutboundOptions & { readonly maxBytes: number }) {
  const headers = { ...options.headers, 'accept-encoding': 'identity' };
  const asked = await requestPublic(address, { ...options, headers, staysEncrypted: true });
  const { url, status, answer } = asked;
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  if (status === 200 && encoding === 'identity')
    return { url, answer, body: readWithin(asked, options.maxBytes) };
  answer.destroy();
  if (status === 200)
    throw new OutboundFault(`${url.host} sends files in a form that was not asked for (${encoding}).`);
  throw new OutboundFault(`${url.host} answered ${status} instead of a file; check the address.`);
}

async function* readWithin(
  { url: { host }, answer, ended }: Awaited<ReturnType<typeof requestPublic>>,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new OutboundFault(`${host} sends more than ${maxBytes / MB} MB.`);
      yield chunk;
    }
  } catch (error) {
    throw asFault(ended.aborted ? ended.reason : error, host);
  }
}
