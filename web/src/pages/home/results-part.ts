import { lazyPart } from '../../lazy-part.ts';
import { loadCoverChoices } from '../../ui/cover/choices.ts';

export const homeResults = lazyPart(async () => {
  const [{ HomeResults }] = await Promise.all([import('./home-results.tsx'), loadCoverChoices()]);
  return HomeResults;
});
