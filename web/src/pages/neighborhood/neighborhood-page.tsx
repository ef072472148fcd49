import { titleFromSlug } from '#domain/addresses/slug-titles';
import { neighborhoodTexts } from '#domain/words/listing-headings';
import * as texts from '#texts';
import { type LoaderFunction, useParams, useSearchParams } from 'react-router';
import { searchOf } from '../../address/canonical.ts';
import { useCall } from '../../api/use-call.ts';
import { gridLooks, NeighborhoodArt } from '../../components/neighborhood-art.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { PartnerSlot } from '../../components/partners/partner-slot.tsx';
import { ListingPage, UnknownName } from '../../components/search/listing-page.tsx';
import { listedPage } from '../../components/search/listing-state.ts';
import { NeighborhoodCard, StatGrid } from '../../components/stat-cards.tsx';
import { loadListing } from '../../loading/load-listing.ts';
import { loadFound } from '../../loading/load.ts';
import { paths } from '../../paths.ts';

const INDEX = { name: texts.pages.neighborhoods(), url: paths.neighborhoods };

/** The places on the page given in the address; filtered lists are searches. */
const pageInput = (slug = '', search: URLSearchParams) => ({
  params: { slug },
  query: listedPage(search, 'neighborhood'),
});

/** One neighborhood, with links to those nearby (spec 1 §2). */
export function Component() {
  const { slug } = useParams();
  const [search] = useSearchParams();
  const page = useCall('getNeighborhoodPage', pageInput(slug, search));
  const { neighborhood, where, count, nearby } = page;
  const looks = gridLooks(nearby.map((stat) => stat.neighborhood));
  return (
    <ListingPage
      key={page.slug}
      subject={{ key: 'neighborhood', name: neighborhood }}
      path={paths.neighborhood(neighborhood)}
      page={page}
      words={neighborhoodTexts(neighborhood, count, where)}
      index={INDEX}
      art={<NeighborhoodArt wide neighborhood={neighborhood} />}
    >
      <PartnerSlot page={`neighborhood:${page.slug}`} />
      {nearby.length > 0 && (
        <PageSection screenOnly id="nearby-neighborhoods" title={texts.neighborhood.nearby()}>
          <StatGrid>
            {nearby.map((stat) => (
              <NeighborhoodCard key={stat.neighborhood} stat={stat} look={looks.get(stat.neighborhood)} />
            ))}
          </StatGrid>
        </PageSection>
      )}
    </ListingPage>
  );
}

export function ErrorBoundary() {
  const title = neighborhoodTexts(titleFromSlug(useParams().slug ?? ''), 0).empty;
  return <UnknownName title={title} kind="neighborhood" index={INDEX} />;
}

export const loader: LoaderFunction = async ({ context, params, request }) => {
  const page = await loadFound(context, 'getNeighborhoodPage', pageInput(params.slug, searchOf(request)));
  const subject = { ...page, key: 'neighborhood', name: page.neighborhood } as const;
  return loadListing({ context, request }, paths.neighborhood(page.slug), subject);
};
