import type { CuisineStat } from '#contract/aggregates';
import { paths } from '../paths.ts';
import { CuisineCover } from './cuisine-cover.tsx';
import { StatCard } from './stat-card.tsx';

interface CuisineCardProps {
  readonly stat: CuisineStat;
  readonly headingLevel?: 2 | 3;
}

/** A cuisine with its pictogram and its number of places (spec 1 §2). */
export function CuisineCard({ stat: { category, count }, headingLevel = 3 }: CuisineCardProps) {
  return (
    <StatCard
      to={paths.cuisine(category)}
      name={category}
      count={count}
      headingLevel={headingLevel}
      art={<CuisineCover wide seed={category} cuisine={category} />}
    />
  );
}
