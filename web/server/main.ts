import '#cms/start/production-by-default';
import cluster from 'node:cluster';
import { checkStart, reportFaults } from './check-start.ts';

const isDevelopment = process.env.NODE_ENV === 'development';

await reportFaults(async () => {
  const env = await checkStart();
  // Loaded on demand: the primary doesn't serve.
  if (cluster.isPrimary && env.WORKERS > 1 && !isDevelopment) {
    const { runWorkers } = await import('./run-workers.ts');
    await runWorkers(env);
  } else {
    const { serve } = await import('./serve.ts');
    await serve(env, isDevelopment);
  }
});
