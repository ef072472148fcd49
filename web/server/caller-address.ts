import type { IncomingMessage } from 'node:http';

/** Whether the proxy of that address is believed, the host itself being number 0: Express' own setting, compiled. */
export type TrustProxy = (address: string, index: number) => boolean;

/** The address of whoever called, as `req.ip` of Express has it, for what is answered before Express. */
export function callerAddress(req: IncomingMessage, trusts: TrustProxy): string {
  const socket = req.socket.remoteAddress ?? '';
  const forwarded = req.headers['x-forwarded-for'];
  if (typeof forwarded !== 'string') return socket;
  const chain = forwarded.split(',').map((address) => address.trim());
  let address = socket;
  for (let index = 0; chain.length > 0 && trusts(address, index); index += 1)
    address = chain.pop() ?? address;
  return address;
}
