import '#cms/start/production-by-default';
import { basemapFolder } from '#cms/basemap/about-basemap';
import { keepBasemap, removeBasemap } from '#cms/basemap/keep-basemap';
import { readEnv } from '#cms/env';
import { program } from 'commander';
import { sayFaults } from './lib/run-tool.ts';

program
  .name('npm run basemap --')
  .description(
    'Check a file of vector tiles, and make it the base of the maps. A running site serves it at once.',
  )
  .argument('[file]', 'PMTiles (Protomaps schema)')
  .option('--attribution <words>', 'what the license of the data asks for, if the file does not say it')
  .option('--remove', 'back to the drawn city')
  .action(
    (file: string | undefined, { attribution, remove = false }: { attribution?: string; remove?: boolean }) =>
      sayFaults(async () => {
        const folder = basemapFolder(readEnv());
        if (remove) {
          await removeBasemap(folder);
          console.log('The maps show the drawn city.');
        } else if (file === undefined) program.help({ error: true });
        else {
          const kept = await keepBasemap({ folder, file, attribution });
          console.log(`The maps show ${file}: ${kept.layers.join(', ')}. ${kept.attribution}`);
        }
      }),
  );

await program.parseAsync();
