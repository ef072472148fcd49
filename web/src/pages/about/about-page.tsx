import type { HomePage, Site } from '#contract/pages';
import { placeCountLabel } from '#domain/words/headings';
import { PageHeader } from '../../components/page-header.tsx';
import { Prose } from '../../components/prose.tsx';
import { Container } from '../../ui/container.tsx';
import { SubmitLink } from '../../components/submit-link.tsx';
import { paths } from '../../paths.ts';
import { AboutAside } from './about-aside.tsx';
import styles from './about-page.module.css';
import { RankingMethod } from './ranking-method.tsx';

interface AboutPageProps {
  readonly home: Pick<HomePage, 'count' | 'featured'>;
  readonly site: Site;
}

/** About the site: the published ranking method and the data sources (decisions §2). */
export function AboutPage({ home, site }: AboutPageProps) {
  return (
    <>
      <PageHeader
        title={`About ${site.name}`}
        subtitle="How we rank restaurants, and where the facts come from."
        trail={[{ label: 'Home', to: paths.home }]}
        current="About"
      />
      <Container className={styles.columns}>
        <AboutAside hasSampleContent={site.hasSampleContent} />
        <Prose isInside>
          <h2 id="what">What this is</h2>
          <p>{site.footerAbout}</p>
          <p>
            We list {placeCountLabel(home.count)} today. Every list follows the rules below. Ads are labeled,
            and they don’t move anyone up or down.
          </p>
          <RankingMethod examples={home.featured} />
          <h2 id="data">Where the data comes from</h2>
          <ul>
            <li>
              Our data desk imports names, addresses, ratings and review counts. We don’t round ratings up,
              and reviews written here don’t change them.
            </li>
            <li>
              The same desk keeps descriptions, tags and hours up to date. Once somebody has checked a place,
              its page says when.
            </li>
            <li>
              If we don’t know something, we say so. A place with no rating is “Not yet rated,” not a zero,
              and missing hours don’t mean a place is closed.
            </li>
            <li>When a place closes for good, it comes off the lists. Its page stays up and says so.</li>
            <li>No photo? We draw a picture to match the cuisine.</li>
          </ul>
          <p>
            Spot a mistake? There’s a “Report a problem” form on every place’s page, under the address.
            Missing a favorite? <SubmitLink site={site} label="Add a restaurant" />.
          </p>
          {site.hasSampleContent && (
            <>
              <h2 id="sample">This is a sample edition</h2>
              <p>
                We made up most of the places marked “Sample listing,” along with their owners, phone numbers
                and ratings, to show you how the site works. Don’t set out hungry.
              </p>
            </>
          )}
        </Prose>
      </Container>
    </>
  );
}
