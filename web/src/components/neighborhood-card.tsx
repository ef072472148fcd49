import type { NeighborhoodStat } from '#contract/aggregates';
import { paths } from '../paths.ts';
import type { NeighborhoodLook } from './neighborhood-look.ts';
import { NeighborhoodArt } from './neighborhood-art.tsx';
import { StatCard } from './stat-card.tsx';

interface NeighborhoodCardProps {
  readonly stat: NeighborhoodStat;
  /** Keeps the look distinct from neighbors in the grid. */
  readonly look?: NeighborhoodLook | undefined;
  readonly headingLevel?: 2 | 3;
}

/** A neighborhood with its number of places, under a row of rowhouses (spec 1 §2). */
export function NeighborhoodCard({
  stat: { neighborhood, count },
  look,
  headingLevel = 3,
}: NeighborhoodCardProps) {
  return (
    <StatCard
      to={paths.neighborhood(neighborhood)}
      name={neighborhood}
      count={count}
      headingLevel={headingLevel}
      art={<NeighborhoodArt neighborhood={neighborhood} look={look} />}
    />
  );
}
