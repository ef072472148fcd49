import { placeCountLabel } from '#domain/words/headings';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import { holdSeparators } from '../ui/hold-separators.ts';
import { Link } from 'react-router';
import styles from './stat-card.module.css';

interface StatCardProps {
  readonly to: string;
  readonly name: string;
  readonly count: number;
  readonly art: ReactNode;
  readonly headingLevel: 2 | 3;
}

/** The tile of a cuisine or neighborhood. The whole tile is one link, labeled by its button. */
export function StatCard({ to, name, count, art, headingLevel }: StatCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card className={styles.card}>
      <div className={styles.art} aria-hidden="true">
        {art}
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>{holdSeparators(name)}</Heading>
        <p className={styles.count}>{placeCountLabel(count)}</p>
        <Link to={to} className={styles.link}>
          View Restaurants
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </Card>
  );
}
