import { chooseCuisineCover } from '#domain/covers/cover';
import { coverSeed } from '../../components/cover-seed.ts';
import { Cover } from '../../ui/cover/cover.tsx';
import type { HomePage, Site } from '#contract/pages';
import { placeCountLabel } from '#domain/words/headings';
import { PageHeader } from '../../components/page-header.tsx';
import { Prose } from '../../components/prose.tsx';
import { SubmitLink } from '../../components/submit-link.tsx';
import { paths } from '../../paths.ts';
import { RankingMethod } from './ranking-method.tsx';

interface AboutPageProps {
  readonly home: Pick<HomePage, 'count' | 'featured'>;
  readonly site: Site;
}

/** Cover shown beside the headline. */
const HEADER_ART = chooseCuisineCover({ id: coverSeed('Oyster Bar'), category: 'Oyster Bar' });

/** About the site: the published ranking method and the data sources (decisions §2). */
export function AboutPage({ home, site }: AboutPageProps) {
  return (
    <>
      <PageHeader
        title={`About ${site.name}`}
        subtitle={site.tagline}
        trail={[{ label: 'Home', to: paths.home }]}
        current="About"
        art={<Cover cover={HEADER_ART} />}
      />
      <Prose>
        <h2>What this is</h2>
        <p>{site.footerAbout}</p>
        <p>
          {site.name} is published by {site.publication} and lists {placeCountLabel(home.count)} today. Every
          list is made by the rules below, from the data on each place’s page. Advertisements are labelled as
          such and change the order of nothing.
        </p>
        <RankingMethod examples={home.featured} />
        <h2 id="data">Where the data comes from</h2>
        <ul>
          <li>
            Names, addresses, coordinates, ratings and numbers of reviews come from the sources that our data
            desk imports. We do not round them up, and reviews written here never mix into them.
          </li>
          <li>
            Descriptions, tags and opening hours are kept by the same desk; each page says when it was last
            checked.
          </li>
          <li>
            What we do not know we call unknown: a place without a rating is “Not yet rated”, not rated zero,
            and hours we do not have are never shown as closed.
          </li>
          <li>Places that have closed for good leave the lists; their page stays and says so.</li>
          <li>Places without a photo show a cover that we draw for their cuisine.</li>
        </ul>
        <p>
          Something wrong? Every place has a “Report a problem” form at the end of its page. Something
          missing? <SubmitLink site={site} label="Add a restaurant" />.
        </p>
        {site.hasSampleContent && (
          <>
            <h2 id="sample">This is a sample edition</h2>
            <p>
              The places marked “Sample listing” were invented to show the site: their names, people, phone
              numbers and ratings are made up, and most of the addresses have no kitchen behind them. Do not
              set out hungry.
            </p>
          </>
        )}
      </Prose>
    </>
  );
}
