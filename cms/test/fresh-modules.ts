import { vi } from 'vitest';

/**
 * Before each file of integration tests: this product's modules and services start fresh, while libraries stay
 * loaded for the files that a worker runs one after the other.
 */
const global = globalThis as { _payload?: Map<string, unknown>; marbleStep?: unknown };
vi.resetModules();
global._payload?.clear();
delete global.marbleStep;
