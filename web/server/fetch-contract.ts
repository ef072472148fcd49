import type { SanitizedConfig } from 'payload';
import { callContract } from './call-contract.ts';
import { matchOperation } from './match-operation.ts';

interface ContractFetchOptions {
  config: SanitizedConfig;
  siteUrl: string;
}

/** A GET of the contract within the process, as nobody in particular. */
export function buildContractFetch({ config, siteUrl }: ContractFetchOptions) {
  return (path: string): Promise<Response> => {
    const request = new Request(new URL(path, siteUrl));
    const match = matchOperation('GET', new URL(request.url).pathname);
    if (match.found !== 'operation')
      return Promise.resolve(new Response('There is no such call.', { status: 404 }));
    // Pages are the same for everybody: what a diner's session adds is loaded in the browser.
    return callContract({ config, operation: { audience: 'public' }, request });
  };
}
