import { cuisineTitleFromSlug } from '#domain/addresses/slug-titles';
import {
  cuisineAboutHeading,
  cuisineDescription,
  cuisineEmptyText,
  cuisineHeading,
  cuisineSubtitle,
  cuisineTitle,
} from '#domain/words/listing-headings';
import { Link, useParams, useSearchParams, type LoaderFunction } from 'react-router';
import { searchOf } from '../../address/canonical.ts';
import { useCall, useSite } from '../../api/use-call.ts';
import { CuisineCover } from '../../components/cuisine-cover.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { ListingPage, UnknownName } from '../../components/search/listing-page.tsx';
import { listedPage } from '../../components/search/listing-state.ts';
import { loadListing } from '../../loading/load-listing.ts';
import { loadFound } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import styles from './cuisine-page.module.css';

const INDEX = { name: 'Cuisines', url: paths.cuisines };

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
  const site = useSite();
  const { cuisine, plural, count, otherCuisines } = page;
  return (
    <ListingPage
      key={page.slug}
      subject={{ key: 'cuisine', name: cuisine }}
      path={paths.cuisine(cuisine)}
      page={page}
      title={cuisineTitle(count, cuisine, site.name, plural)}
      description={cuisineDescription(count, cuisine, plural)}
      heading={cuisineHeading(count, cuisine, plural)}
      subtitle={cuisineSubtitle(cuisine, plural)}
      aboutHeading={cuisineAboutHeading(count, cuisine, plural)}
      emptyText={cuisineEmptyText(cuisine, plural)}
      index={INDEX}
      art={<CuisineCover seed={cuisine} cuisine={cuisine} />}
    >
      {otherCuisines.length > 0 && (
        <PageSection screenOnly id="other-cuisines" title="Explore Other Cuisines">
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
  const title = cuisineEmptyText(cuisineTitleFromSlug(useParams().slug ?? ''));
  return <UnknownName title={title} kind="cuisine" index={INDEX} />;
}

export const loader: LoaderFunction = async ({ context, params, request }) => {
  const page = await loadFound(context, 'getCuisinePage', pageInput(params.slug, searchOf(request)));
  const subject = { ...page, key: 'cuisine', name: page.cuisine } as const;
  return loadListing({ context, request }, paths.cuisine(page.slug), subject);
};
