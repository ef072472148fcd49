import '#cms/production-by-default';
import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { checkStart, sayFaults } from './check-start.ts';

const isDevelopment = process.env.NODE_ENV === 'development';
// As `npm start` does for the process that leads.
if (cluster.isWorker) enableCompileCache();

await sayFaults(async () => {
  const env = await checkStart();
  // Each is loaded only where it is needed: who leads does not serve.
  if (cluster.isPrimary && env.WORKERS > 1 && !isDevelopment) {
    const { leadWorkers } = await import('./lead-workers.ts');
    await leadWorkers(env);
  } else {
    const { serve } = await import('./serve.ts');
    await serve(env, isDevelopment);
  }
});
