import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';

const panelFolder = path.dirname(fileURLToPath(import.meta.url));

/** Next.js only draws the panel: pages, the contract and Payload's REST are served beside it. */
export default withPayload(
  {
    poweredByHeader: false,
    productionBrowserSourceMaps: false,
    // The repository's own type check covers these files.
    typescript: { ignoreBuildErrors: true },
    turbopack: { root: path.resolve(panelFolder, '../..') },
    outputFileTracingRoot: path.resolve(panelFolder, '../..'),
  },
  { devBundleServerPackages: false },
);
