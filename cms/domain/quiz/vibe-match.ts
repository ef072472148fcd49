import type { Occasion } from '../places/tags.ts';
import type { Vibe } from './answers.ts';

/** The occasions that match a vibe (decisions §7). A missing tag means unknown, not absent. */
export const OCCASIONS: Readonly<Record<Vibe, readonly Occasion[]>> = {
  casual: ['kids', 'outdoor', 'brunch'],
  romantic: ['date night'],
  celebration: ['groups', 'date night'],
  lively: ['late night', 'groups'],
  quiet: ['date night'],
  solo: ['brunch', 'outdoor'],
};

/** Whether a place has one of the vibe's occasions, or was picked for the vibe by hand. */
export function matchesVibe(
  { tags, vibes }: { readonly tags: readonly string[]; readonly vibes: readonly Vibe[] },
  vibe: Vibe | null,
): boolean {
  if (vibe === null) return true;
  return vibes.includes(vibe) || OCCASIONS[vibe].some((tag) => tags.includes(tag));
}
