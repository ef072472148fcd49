import type { HomePage } from '#contract/pages';
import * as texts from '#texts';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './home-hero.module.css';
import { TeaserCard } from '../../components/teaser-card.tsx';

interface HomeHeroProps {
  readonly home: Pick<HomePage, 'subtitle' | 'lead' | 'picture'>;
  readonly heading: string;
  readonly search?: ReactNode;
  /** While results show: the search box stays, and the title is above the results. */
  readonly compact?: boolean;
}

/** The headline over a street of rowhouses, in Old Bay yellow; in dark mode the windows are lit. */
export function HomeHero({ home, heading, search, compact = false }: HomeHeroProps) {
  const { subtitle, lead, picture } = home;
  return (
    <header className={clsx(styles.hero, compact && styles.compact)} data-asked={compact ? '' : undefined}>
      <Container className={styles.inner}>
        <div className={styles.text}>
          {!compact && <h1 className={styles.heading}>{heading}</h1>}
          {!compact && <p className={styles.subtitle}>{subtitle}</p>}
          {search !== undefined && <div className={styles.search}>{search}</div>}
          {!compact && (
            <p className={styles.quiz}>
              {texts.home.notSure()} <Link to={paths.quiz}>{texts.home.takeQuiz()}</Link>
            </p>
          )}
        </div>
        {!compact &&
          (lead ? (
            <TeaserCard teaser={lead} isLead />
          ) : picture ? (
            <img
              className={styles.picture}
              src={picture.url}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
            />
          ) : (
            <svg className={styles.emblem} viewBox="0 0 100 100" aria-hidden="true">
              <use href={paths.emblem} width="100" height="100" />
            </svg>
          ))}
      </Container>
      {!compact && <div className={styles.street} aria-hidden="true" />}
    </header>
  );
}
