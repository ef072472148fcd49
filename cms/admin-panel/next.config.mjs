import * as chosen from '#city';
import { cityName } from '#city/city-folder';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';

const panelFolder = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(panelFolder, '../..');
const cityValues = Object.entries(chosen).map(
  ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
);

/** Next.js only draws the panel: pages, the contract and Payload's REST are served beside it. */
export default withPayload(
  {
    // One for each city, built side by side.
    distDir: `.next/${cityName()}`,
    poweredByHeader: false,
    productionBrowserSourceMaps: false,
    // The repository's own type check covers these files.
    typescript: { ignoreBuildErrors: true },
    turbopack: {
      root,
      rules: {
        // `#city` reads files: its values take its place.
        '**/cities/city.ts': {
          loaders: [
            { loader: path.join(panelFolder, 'replace-source.cjs'), options: { by: cityValues.join('\n') } },
          ],
        },
      },
    },
    outputFileTracingRoot: root,
  },
  { devBundleServerPackages: false },
);
