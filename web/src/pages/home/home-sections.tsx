import type { HomePage, HomeSection } from '#contract/pages';
import * as texts from '#texts';
import { Suspense, type ReactNode } from 'react';
import { Band } from '../../components/band.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { Questions } from '../../components/questions.tsx';
import { RestaurantGrid } from '../../components/restaurant-grid.tsx';
import { FeaturedPartners } from '../../components/partners/featured-partners.tsx';
import { PartnerSlot } from '../../components/partners/partner-slot.tsx';
import { CuisineCard, NeighborhoodGrid, StatGrid } from '../../components/stat-cards.tsx';
import { TeaserCard } from '../../components/teaser-card.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import styles from './home-page.module.css';

interface HomeSectionsProps {
  readonly home: HomePage;
  /** Results are showing, so the rest of the home page is hidden. */
  readonly isAsked: boolean;
}

/**
 * The editors' sections below the list, in their order (seeded with that of spec 1 §2). Each comes alive in a task of its
 * own, as nobody sees them at first: as one, they would hold a slow phone for a tenth of a second.
 */
export function HomeSections({ home, isAsked }: HomeSectionsProps) {
  return home.sections.map((section, index) =>
    isAsked && section.kind !== 'partners' ? null : (
      // Sections have no id, and two may be identical. The ad stays mounted when results come and go.
      <Suspense key={index}>{drawSection(section, `section-${index}`, home)}</Suspense>
    ),
  );
}

function drawSection(section: HomeSection, id: string, home: HomePage): ReactNode {
  switch (section.kind) {
    case 'partners':
      // Sections 5 and 6 of spec 1 §2.
      return (
        <>
          <PartnerSlot page="home" />
          <FeaturedPartners />
        </>
      );
    case 'stories':
    case 'guides':
      return <Teasers id={id} section={section} />;
    case 'places':
      return (
        <PageSection id={id} title={section.heading}>
          {section.text !== null && <p className={styles.lead}>{section.text}</p>}
          <RestaurantGrid places={section.restaurants} featured />
        </PageSection>
      );
    case 'band':
      return (
        <Container className={styles.band}>
          <Band id={id} heading={section.heading} text={section.text} link={section.link} />
        </Container>
      );
    case 'cuisines':
      return <Cuisines home={home} />;
    case 'neighborhoods':
      return <Neighborhoods home={home} />;
    case 'questions':
      return (
        home.questions.length > 0 && (
          <PageSection id="faq" title={texts.faq.heading()}>
            <Questions questions={home.questions} />
          </PageSection>
        )
      );
  }
}

/** Links to the full lists. The first label is from spec 1 §2. */
const ALL_OF_THEM = {
  stories: { to: paths.stories, label: texts.home.allStories },
  guides: { to: paths.guides, label: texts.home.allGuides },
} as const;

interface TeasersProps {
  readonly id: string;
  readonly section: Extract<HomeSection, { kind: 'stories' | 'guides' }>;
}

/** Stories or guides, with a link to all of them. */
function Teasers({ id, section: { kind, heading, teasers } }: TeasersProps) {
  const { to, label } = ALL_OF_THEM[kind];
  const more = (
    <ButtonLink to={to} variant="outline">
      {label()}
    </ButtonLink>
  );
  return (
    <PageSection id={id} title={heading} more={more}>
      <ul role="list" className={styles.teasers}>
        {teasers.map((teaser) => (
          <li key={teaser.path}>
            <TeaserCard teaser={teaser} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function Cuisines({ home }: { readonly home: HomePage }) {
  if (home.cuisines.length === 0) return null;
  const more = (
    <ButtonLink to={paths.cuisines} variant="outline">
      {texts.words.viewAllCuisines()}
    </ButtonLink>
  );
  return (
    <PageSection id="all-cuisines" title={texts.cuisines.heading()} more={more}>
      <StatGrid>
        {home.cuisines.map((stat) => (
          <CuisineCard key={stat.name} {...stat} />
        ))}
      </StatGrid>
    </PageSection>
  );
}

function Neighborhoods({ home }: { readonly home: HomePage }) {
  if (home.neighborhoods.length === 0) return null;
  const more = (
    <ButtonLink to={paths.neighborhoods} variant="outline">
      {texts.words.viewAllNeighborhoods()}
    </ButtonLink>
  );
  return (
    <PageSection id="all-neighborhoods" title={texts.neighborhoods.heading()} more={more}>
      <NeighborhoodGrid stats={home.neighborhoods} />
    </PageSection>
  );
}
