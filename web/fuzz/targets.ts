import { contractTargets } from './contract-targets.ts';
import { formTargets, pageTargets } from './page-targets.ts';
import type { Target } from './request-parts.ts';
import { restTargets } from './rest-targets.ts';

/** All targets of the site. */
export function allTargets(): Target[] {
  return [...contractTargets(), ...formTargets(), ...pageTargets(), ...restTargets()];
}
