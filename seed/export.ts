import '#cms/start/production-by-default';
import { EXPORT_FORMATS, type ExportFormat } from '#contract/imports';
import { exportPlaces } from '#cms/imports/desk/export-places';
import { EXPORT_MAP } from '#cms/imports/map/known-maps';
import { Option, program } from 'commander';
import { runTool } from './lib/run-tool.ts';
import { writeFile } from './lib/write-file.ts';

interface Flags {
  readonly format: ExportFormat;
  readonly out?: string;
}

program
  .name('npm run export --')
  .description(`Write all places as a file that imports back unchanged (map ${EXPORT_MAP}).`)
  .addOption(new Option('--format <format>', 'kind of file').choices(EXPORT_FORMATS).default('csv'))
  .option('--out <file>', 'where to; the terminal otherwise')
  .action(({ format, out }: Flags) =>
    runTool(async ({ payload }) => {
      const text = exportPlaces(payload.db.pool, format);
      if (out === undefined) {
        for await (const piece of text) process.stdout.write(piece);
        return '';
      }
      await writeFile(out, text);
      return `Written to ${out}. It imports back with: npm run import -- ${out} --map ${EXPORT_MAP}`;
    }),
  );

await program.parseAsync();
