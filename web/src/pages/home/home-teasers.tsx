import type { HomeSection, Teaser } from '#contract/pages';
import * as texts from '#texts';
import clsx from 'clsx';
import { EditorialPicture } from '../../components/editorial-picture.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './home-teasers.module.css';

/** Links to the full lists. The first label is from spec 1 §2. */
const ALL_OF_THEM = {
  stories: { to: paths.stories, label: texts.home.allStories },
  guides: { to: paths.guides, label: texts.home.allGuides },
} as const;

interface HomeTeasersProps {
  readonly id: string;
  readonly section: Extract<HomeSection, { kind: 'stories' | 'guides' }>;
}

/** Stories or guides, with a link to all of them. */
export function HomeTeasers({ id, section: { kind, heading, teasers } }: HomeTeasersProps) {
  const { to, label } = ALL_OF_THEM[kind];
  const more = (
    <ButtonLink to={to} variant="outline">
      {label()}
    </ButtonLink>
  );
  return (
    <PageSection id={id} title={heading} more={more}>
      <ul role="list" className={styles.items}>
        {teasers.map((teaser) => (
          <li key={teaser.path}>
            <TeaserCard teaser={teaser} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

interface TeaserCardProps {
  readonly teaser: Teaser;
  /** Stands beside the headline of the page. */
  readonly isLead?: boolean;
}

export function TeaserCard({ teaser, isLead = false }: TeaserCardProps) {
  const { path, title, summary, note, image, coverCuisine } = teaser;
  const Heading = isLead ? 'h2' : 'h3';
  return (
    <Card className={clsx(styles.card, isLead && styles.lead)}>
      <EditorialPicture
        image={image}
        cuisine={coverCuisine}
        seed={path}
        alt=""
        eager={isLead}
        className={styles.art}
      />
      <div className={styles.text}>
        <p className={styles.when}>{note}</p>
        <Heading className={styles.title}>
          <Link to={path}>{title}</Link>
        </Heading>
        <p className={styles.summary}>{summary}</p>
      </div>
    </Card>
  );
}
