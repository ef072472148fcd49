import type { HomeSection } from '#contract/pages';
import * as texts from '#texts';
import { PageSection } from '../../components/page-section.tsx';
import { TeaserCard } from '../../components/teaser-card.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
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
