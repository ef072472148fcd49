import * as texts from '#texts';
import { ArrowRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { paths } from '../paths.ts';
import { Card } from '../ui/card.tsx';
import { holdSeparators } from '../ui/hold-separators.ts';
import { Link } from '../ui/link.tsx';
import { CuisineCover } from './cuisine-cover.tsx';
import grid from './grid.module.css';
import { gridLooks, NeighborhoodArt, type NeighborhoodLook } from './neighborhood-art.tsx';
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

interface Stat {
  readonly name: string;
  readonly count: number;
}

interface CardProps extends Stat {
  readonly headingLevel?: 2 | 3;
  readonly children?: ReactNode;
}

/** A cuisine with its pictogram and its number of places (spec 1 §2). */
export function CuisineCard(card: CardProps) {
  const { name } = card;
  return (
    <StatCard {...card} to={paths.cuisine(name)} art={<CuisineCover wide seed={name} cuisine={name} />} />
  );
}

interface NeighborhoodCardProps extends CardProps {
  /** Keeps the look distinct from neighbors in the grid. */
  readonly look: NeighborhoodLook | undefined;
}

/** A neighborhood with its number of places, under a row of rowhouses (spec 1 §2). */
export function NeighborhoodCard({ look, ...card }: NeighborhoodCardProps) {
  const art = <NeighborhoodArt neighborhood={card.name} look={look} />;
  return <StatCard {...card} to={paths.neighborhood(card.name)} art={art} />;
}

/** Neighborhoods that differ in look. */
export function NeighborhoodGrid({ stats }: { readonly stats: readonly Stat[] }) {
  const looks = gridLooks(stats.map(({ name }) => name));
  return (
    <StatGrid>
      {stats.map((stat) => (
        <NeighborhoodCard key={stat.name} {...stat} look={looks.get(stat.name)} />
      ))}
    </StatGrid>
  );
}

interface StatCardProps extends CardProps {
  readonly to: string;
  readonly art: ReactNode;
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
