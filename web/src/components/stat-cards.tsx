import type { CuisineStat, NeighborhoodStat } from '#contract/aggregates';
import * as texts from '#texts';
import { ArrowRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { paths } from '../paths.ts';
import { Card } from '../ui/card.tsx';
import { holdSeparators } from '../ui/hold-separators.ts';
import { Link } from '../ui/link.tsx';
import { CuisineCover } from './cuisine-cover.tsx';
import grid from './grid.module.css';
import { NeighborhoodArt, type NeighborhoodLook } from './neighborhood-art.tsx';
import styles from './stat-cards.module.css';

/** Tiles of cuisines or neighborhoods, two to four per row. */
export function StatGrid({ children }: { readonly children: ReactNode }) {
  return (
    <ul role="list" className={grid.tiles}>
      {Children.map(children, (tile) => (
        <li>{tile}</li>
      ))}
    </ul>
  );
}

interface CuisineCardProps {
  readonly stat: CuisineStat;
  readonly headingLevel?: 2 | 3;
  readonly children?: ReactNode;
}

/** A cuisine with its pictogram and its number of places (spec 1 §2). */
export function CuisineCard({ stat: { category, count }, ...rest }: CuisineCardProps) {
  const art = <CuisineCover wide seed={category} cuisine={category} />;
  return <StatCard to={paths.cuisine(category)} name={category} count={count} art={art} {...rest} />;
}

interface NeighborhoodCardProps {
  readonly stat: NeighborhoodStat;
  /** Keeps the look distinct from neighbors in the grid. */
  readonly look?: NeighborhoodLook | undefined;
  readonly headingLevel?: 2 | 3;
  readonly children?: ReactNode;
}

/** A neighborhood with its number of places, under a row of rowhouses (spec 1 §2). */
export function NeighborhoodCard({ stat: { neighborhood, count }, look, ...rest }: NeighborhoodCardProps) {
  const art = <NeighborhoodArt neighborhood={neighborhood} look={look} />;
  return (
    <StatCard to={paths.neighborhood(neighborhood)} name={neighborhood} count={count} art={art} {...rest} />
  );
}

interface StatCardProps {
  readonly to: string;
  readonly name: string;
  readonly count: number;
  readonly art: ReactNode;
  readonly headingLevel?: 2 | 3 | undefined;
  readonly children?: ReactNode;
}

/** The whole tile is one link, labeled by its button. */
function StatCard({ to, name, count, art, headingLevel = 3, children }: StatCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card className={styles.card}>
      <div className={styles.art} aria-hidden="true">
        {art}
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>{holdSeparators(name)}</Heading>
        <p className={styles.count}>{texts.words.restaurants({ count })}</p>
        {children}
        <Link to={to} className={styles.link}>
          {texts.card.viewRestaurants()}
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </Card>
  );
}
