import '#cms/start/production-by-default';
import { importCommand } from './lib/import-command.ts';
import { runTool } from './lib/run-tool.ts';

await importCommand(runTool).parseAsync();
