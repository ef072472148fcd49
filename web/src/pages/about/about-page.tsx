import { trailData } from '#domain/structured-data/publication-data';
import { pageTitle, placeCountLabel } from '#domain/words/headings';
import { useCall, useSite } from '../../api/use-call.ts';
import { useApp } from '../../boot/app-context.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { Prose } from '../../components/prose.tsx';
import { SubmitLink } from '../../components/submit-link.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { loadCalls } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { HOME } from '../../ui/breadcrumbs.tsx';
import { Container } from '../../ui/container.tsx';
import { AboutAside } from './about-aside.tsx';
import styles from './about-page.module.css';
import { RankingMethod } from './ranking-method.tsx';

/** About the site: the published ranking method and the data sources (decisions §2). */
export function Component() {
  const { siteUrl } = useApp();
  const home = useCall('getHomePage');
  const site = useSite();
  return (
    <>
      <PageHead
        title={pageTitle('About us and how we rank', site.name)}
        description={`What ${site.name} is, how it ranks restaurants and where its data comes from.`}
        canonicalPath={paths.about}
        data={trailData([HOME, { name: 'About', url: paths.about }], siteUrl)}
      />
      <PageHeader
        title={`About ${site.name}`}
        subtitle="How we rank restaurants, and where the facts come from."
        current="About"
      />
      <Container className={styles.columns}>
        <AboutAside hasSampleContent={site.hasSampleContent} />
        <Prose>
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
          {site.hasSampleContent && <SampleNote />}
        </Prose>
      </Container>
    </>
  );
}

function SampleNote() {
  return (
    <>
      <h2 id="sample">This is a sample edition</h2>
      <p>
        We made up most of the places marked “Sample listing,” along with their owners, phone numbers and
        ratings, to show you how the site works. Don’t set out hungry.
      </p>
    </>
  );
}

export const loader = loadCalls('getHomePage');
