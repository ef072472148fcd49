import { cuisineTitleFromSlug } from '#domain/addresses/slug-titles';
import { cuisineTexts } from '#domain/words/listing-headings';
import * as texts from '#texts';
import { useParams, useSearchParams, type LoaderFunction } from 'react-router';
import { searchOf } from '../../address/canonical.ts';
import { useCall } from '../../api/use-call.ts';
import { CuisineCover } from '../../components/cuisine-cover.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { PartnerSlot } from '../../components/partners/partner-slot.tsx';
import { ListingPage, UnknownName } from '../../components/search/listing-page.tsx';
import { listedPage } from '../../components/search/listing-state.ts';
import { loadListing } from '../../loading/load-listing.ts';
import { loadFound } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import styles from './cuisine-page.module.css';

const INDEX = { name: texts.pages.cuisines(), url: paths.cuisines };

/** The places on the page given in the address; filtered lists are searches. */
const pageInput = (slug = '', search: URLSearchParams) => ({
  params: { slug },
  query: listedPage(search, 'cuisine'),
});

/** One cuisine, with links to others (spec 1 §2). */
export function Component() {
  const { slug } = useParams();
  const [search] = useSearchParams();
  const page = useCall('getCuisinePage', pageInput(slug, search));
  const { cuisine, plural, count, otherCuisines } = page;
  return (
    <ListingPage
      key={page.slug}
      subject={{ key: 'cuisine', name: cuisine }}
      path={paths.cuisine(cuisine)}
      page={page}
      words={cuisineTexts(cuisine, count, plural)}
      index={INDEX}
      art={<CuisineCover seed={cuisine} cuisine={cuisine} />}
    >
      <PartnerSlot page={`cuisine:${page.slug}`} />
      {otherCuisines.length > 0 && (
        <PageSection screenOnly id="other-cuisines" title={texts.cuisine.others()}>
          <ul role="list" className={styles.others}>
            {otherCuisines.map((other) => (
              <li key={other.category}>
                <Link to={paths.cuisine(other.category)}>
                  {other.category} <span className={styles.count}>({other.count})</span>
                </Link>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </ListingPage>
  );
}

export function ErrorBoundary() {
  const title = cuisineTexts(cuisineTitleFromSlug(useParams().slug ?? ''), 0).empty;
  return <UnknownName title={title} kind="cuisine" index={INDEX} />;
}

export const loader: LoaderFunction = async ({ context, params, request }) => {
  const page = await loadFound(context, 'getCuisinePage', pageInput(params.slug, searchOf(request)));
  const subject = { ...page, key: 'cuisine', name: page.cuisine } as const;
  return loadListing({ context, request }, paths.cuisine(page.slug), subject);
};
