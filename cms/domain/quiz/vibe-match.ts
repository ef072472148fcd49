import type { Vibe } from './answers.ts';

/** The occasions that go with a vibe (decisions §7). What places are not tagged with is unknown, not absent. */
const OCCASIONS: Readonly<Record<Vibe, readonly string[]>> = {
  casual: ['kids', 'outdoor', 'brunch'],
  romantic: ['date night'],
  celebration: ['groups', 'date night'],
  lively: ['late night', 'groups'],
  quiet: ['date night'],
  solo: ['brunch', 'outdoor'],
};

/** Whether a place has an occasion of the vibe. */
export function matchesVibe({ tags }: { readonly tags: readonly string[] }, vibe: Vibe | null): boolean {
  if (vibe === null) return true;
  return OCCASIONS[vibe].some((tag) => tags.includes(tag));
}
