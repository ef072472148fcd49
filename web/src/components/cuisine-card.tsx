import type { CuisineStat } from '#contract/aggregates';
import { chooseCuisineCover } from '#domain/covers/cover';
import { paths } from '../paths.ts';
import { Cover } from '../ui/cover/cover.tsx';
import { coverSeed } from './cover-seed.ts';
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
      art={<Cover wide cover={chooseCuisineCover({ id: coverSeed(category), category })} />}
    />
  );
}
