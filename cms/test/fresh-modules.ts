import { vi } from 'vitest';

/**
 * Runs before each integration test file: resets this product's modules and services, while libraries stay loaded for
 * all files of a worker.
 */
const global = globalThis as { _payload?: Map<string, unknown>; marbleStep?: unknown };
vi.resetModules();
global._payload?.clear();
delete global.marbleStep;
