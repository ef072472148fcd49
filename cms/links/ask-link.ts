import { errorCode } from '../database/database-fault.ts';
import type { IsAllowed } from '../outbound/public-address.ts';
import { OutboundFault, requestPublic } from '../outbound/request-public.ts';
import type { LinkState } from './link-use.ts';

const PATIENCE_MS = 15_000;
/** Some servers don't support HEAD, and some respond to it differently than to GET. */
const METHODS = ['HEAD', 'GET'] as const;
/** The page exists, but rejects programs. */
const KEEPS_PROGRAMS_OUT = new Set([401, 403, 405, 407, 408, 425, 429, 451]);
/** This machine has no network. */
const NO_NETWORK = new Set(['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL']);

const OK: LinkState = { state: 'ok' };
const broken = (problem: string): LinkState => ({ state: 'broken', problem });

interface AskLinkOptions {
  /** Identifies the site in the User-Agent. */
  readonly siteUrl: string;
  readonly isAllowed?: IsAllowed | undefined;
  readonly patienceMs?: number | undefined;
  readonly stopped?: AbortSignal | undefined;
}

/** Whether an external address works; only headers are read. */
export async function askLink(url: string, options: AskLinkOptions): Promise<LinkState> {
  const { siteUrl, isAllowed, stopped, patienceMs = PATIENCE_MS } = options;
  const headers = { accept: '*/*', 'user-agent': `Mozilla/5.0 (compatible; link check of ${siteUrl})` };
  let state = OK;
  for (const method of METHODS) {
    state = await requestPublic(url, { method, headers, isAllowed, patienceMs, signal: stopped }).then(
      ({ status, answer }) => {
        answer.destroy();
        return judgeStatus(status);
      },
      judgeFailure,
    );
    if (stopped?.aborted) return { state: 'unknown' };
    if (state.state !== 'broken') break;
  }
  return state;
}

function judgeStatus(status: number): LinkState {
  if (status < 400 || KEEPS_PROGRAMS_OUT.has(status)) return OK;
  if (status === 404 || status === 410) return broken(`There is no such page (${status}).`);
  return broken(`The other site answers with an error (${status}).`);
}

function judgeFailure(error: unknown): LinkState {
  if (!(error instanceof OutboundFault)) throw error;
  if (error.cause === undefined) return broken(error.message);
  const code = errorCode(error.cause);
  if (NO_NETWORK.has(code)) return { state: 'unknown' };
  if (code === 'ENOTFOUND') return broken('There is no site of that name.');
  if (/CERT|SIGNATURE|SSL|ALTNAME/.test(code)) return broken('Browsers warn of its certificate.');
  return broken('The other site doesn’t answer.');
}
