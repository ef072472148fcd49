import { titleFromSlug } from '#domain/addresses/slug-titles';
import { neighborhoodTexts } from '#domain/words/listing-headings';
import * as texts from '#texts';
import { useParams } from 'react-router';
import { NeighborhoodArt } from '../../components/neighborhood-art.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { ListingPage, UnknownName, useListing } from '../../components/search/listing-page.tsx';
import { NeighborhoodGrid } from '../../components/stat-cards.tsx';
import { loadListing } from '../../loading/load-listing.ts';

/** One neighborhood, with links to those nearby (spec 1 §2). */
export function Component() {
  const page = useListing('neighborhood');
  const { name, where, count, others } = page;
  return (
    <ListingPage
      key={page.slug}
      kind="neighborhood"
      page={page}
      words={neighborhoodTexts(name, count, where)}
      art={<NeighborhoodArt wide neighborhood={name} />}
    >
      {others.length > 0 && (
        <PageSection screenOnly id="nearby-neighborhoods" title={texts.neighborhood.nearby()}>
          <NeighborhoodGrid stats={others} />
        </PageSection>
      )}
    </ListingPage>
  );
}

export function ErrorBoundary() {
  const title = neighborhoodTexts(titleFromSlug(useParams().slug ?? ''), 0).empty;
  return <UnknownName title={title} kind="neighborhood" />;
}

export const loader = loadListing('neighborhood');
