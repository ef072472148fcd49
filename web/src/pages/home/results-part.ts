import { lazyPart } from '../../lazy-part.ts';

export const homeResults = lazyPart(async () => (await import('./home-results.tsx')).HomeResults);
