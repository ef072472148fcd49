import { isMadeBySite, operations } from '#contract/index';
import type { Operation } from '#contract/operation';
import type { Plugin } from 'vite';

const TABLE = /^virtual:(call|dashboard)-table$/;
/** Made by the pages of the ad admins and advertisers alone, whose code brings their rows (`dashboard-calls.ts`). */
const isOfDashboard = (id: string, { path }: Operation) =>
  path.startsWith('/api/reports/') || (path.startsWith('/api/admin/') && id !== 'getCurrentAdmin');

/**
 * The modules `virtual:call-table` and `virtual:dashboard-table`: method, path and (unless JSON) response type of each contract call that the site
 * makes. Browsers need no more to make a call; the schemas would add zod and 100 kB.
 */
export function callTable(): Plugin {
  return {
    name: 'call-table',
    resolveId: { filter: { id: TABLE }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:(call|dashboard)-table$/ },
      handler: (module) => {
        const isWanted = module.includes('dashboard');
        const rows = Object.entries<Operation>(operations)
          .filter(
            ([id, operation]) => isMadeBySite(id, operation) && isOfDashboard(id, operation) === isWanted,
          )
          .map(([id, operation]) => [id, toRow(operation)]);
        return `export const callTable = ${JSON.stringify(Object.fromEntries(rows))};`;
      },
    },
  };
}

function toRow({ method, path, responses }: Operation): string[] {
  const texts = Object.entries(responses).flatMap(([status, body]) =>
    status.startsWith('2') && typeof body === 'string' ? [body] : [],
  );
  return [method, path, ...texts];
}
