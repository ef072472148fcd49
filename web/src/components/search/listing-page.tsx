import type { CuisinePage, NeighborhoodPage } from '#contract/pages';
import type { Breadcrumb } from '#domain/structured-data/json-ld';
import { listNode } from '#domain/structured-data/structured-data';
import { PLACES_PER_PAGE } from '#domain/words/search-words';
import { pageTitle } from '#domain/words/headings';
import type { ListingTexts } from '#domain/words/listing-headings';
import * as texts from '#texts';
import type { ReactNode } from 'react';
import { isAsked, isByMerit, writeSearchState } from '../../address/search-state.ts';
import { useSite } from '../../api/use-call.ts';
import { RouteFailure } from '../../failures/route-failure.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ListAndMap } from '../map/list-and-map.tsx';
import { OrderExplained } from '../order-explained.tsx';
import { PageHeader } from '../page-header.tsx';
import { PageSection } from '../page-section.tsx';
import { RestaurantGrid } from '../restaurant-grid.tsx';
import styles from './listing-page.module.css';
import {
  firstOnPage,
  listingQuestion,
  onPagePath,
  readListingState,
  type ListingSubject,
} from './listing-state.ts';
import { SearchFilters } from './search-filters.tsx';
import { SearchResults } from './search-results.tsx';
import { useNearby } from './use-nearby.ts';
import { useSearch } from './use-search.ts';
import { useSearchState } from './use-search-state.ts';

interface ListingPageProps {
  readonly subject: ListingSubject;
  readonly path: string;
  readonly page: Pick<
    CuisinePage & NeighborhoodPage,
    'count' | 'restaurants' | 'hiddenCategories' | 'page' | 'lead' | 'about'
  >;
  readonly words: ListingTexts & { readonly subtitle?: string };
  /** The index of cuisines or neighborhoods. */
  readonly index: Breadcrumb;
  readonly art: ReactNode;
  /** Links to related pages, between the list and its explanation. */
  readonly children: ReactNode;
}

const READERS = {
  cuisine: (params: URLSearchParams) => readListingState(params, 'cuisine'),
  neighborhood: (params: URLSearchParams) => readListingState(params, 'neighborhood'),
} as const;

/** One cuisine or neighborhood: its places by rating, under filters, and an explanation of the list (spec 1 §2). */
export function ListingPage(props: ListingPageProps) {
  const { subject, path, page, words, index } = props;
  const [state, change] = useSearchState(READERS[subject.key]);
  // Without filters, the page shows and pages its own list.
  const showsResults = isAsked({ ...state, page: 1 });
  const { near } = useNearby(state, change);
  const question = listingQuestion(showsResults ? state : { ...state, page: 1 }, subject, near);
  const { result, known } = useSearch({ state: question, near, isWanted: showsResults });
  const ranked = isByMerit(state, 'rating');
  const pathOf = (number: number) => `${path}${writeSearchState({ ...state, page: number })}#results`;
  return (
    <>
      <Head {...props} />
      <PageHeader
        title={words.heading}
        {...(words.subtitle !== undefined && { subtitle: words.subtitle })}
        trail={[index]}
        current={subject.name}
        art={props.art}
      >
        <p className={styles.lead}>{page.lead}</p>
      </PageHeader>
      {/* The filters stick while the list is in view. */}
      <div id="results" className={styles.listing}>
        <SearchFilters
          state={state}
          onChange={change}
          answer={known}
          pageSort="rating"
          fixed={subject.key}
          toQuestion={(asked) => listingQuestion(asked, subject)}
        />
        <Container className={styles.list}>
          <ListAndMap isMap={state.view === 'map'} shows={{ state: question }}>
            {showsResults ? (
              <SearchResults result={result} state={state} path={path} ranked={ranked} />
            ) : (
              <OwnList {...props} pathOf={pathOf} />
            )}
          </ListAndMap>
        </Container>
      </div>
      {props.children}
      <PageSection id="about" title={words.aboutHeading}>
        <div className={styles.about}>
          {page.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </PageSection>
    </>
  );
}

function Head({ subject, path, page, words: { heading, description }, index }: ListingPageProps) {
  const title = pageTitle(heading, useSite().name);
  const url = onPagePath(path, page.page);
  return (
    <PageHead
      title={page.page === 1 ? title : texts.site.laterPage({ title, page: page.page })}
      description={description}
      {...(page.count > 0 && { canonicalPath: url })}
      image={paths.sharePictureOf(`${subject.key}s`, subject.name)}
      trail={[index, { name: subject.name, url: path }]}
      nodes={listNode({
        name: heading,
        url,
        count: page.count,
        firstPosition: firstOnPage(page.page),
        restaurants: page.restaurants
          .filter(({ category }) => !page.hiddenCategories.includes(category))
          .map((place) => ({ ...place, url: paths.restaurant(place.id) })),
      })}
    />
  );
}

type OwnListProps = Pick<ListingPageProps, 'page' | 'words' | 'index'> & {
  readonly pathOf: (page: number) => string;
};

/** The places of a page, best rated first (spec 1 §9), with an explanation of the order. */
function OwnList({ page: { count, page, restaurants }, words, index, pathOf }: OwnListProps) {
  if (count === 0) {
    return (
      <EmptyState message={words.empty}>
        <ButtonLink to={index.url} variant="outline">
          {texts.words.viewAll({ name: index.name })}
        </ButtonLink>
      </EmptyState>
    );
  }
  const last = Math.ceil(count / PLACES_PER_PAGE);
  const firstRank = firstOnPage(page);
  return (
    <>
      <RestaurantGrid places={restaurants} ranked firstRank={firstRank} eagerCount={4} headingLevel={2} />
      {last > 1 && <Pager page={page} last={last} pathOf={pathOf} />}
      <OrderExplained places={restaurants} firstRank={firstRank} rule={texts.listing.ratingRule()} />
    </>
  );
}

interface UnknownNameProps {
  readonly title: string;
  readonly kind: ListingSubject['key'];
  readonly index: Breadcrumb;
}

/** Shown for unknown names, with the same sentence as a name without places (spec 1 §2). */
export function UnknownName({ title, kind, index }: UnknownNameProps) {
  const links = (
    <>
      <ButtonLink to={index.url}>{texts.words.viewAll({ name: index.name })}</ButtonLink>
      <ButtonLink to={paths.home} variant="outline">
        {texts.words.frontPage()}
      </ButtonLink>
    </>
  );
  const text = kind === 'cuisine' ? texts.cuisine.unknown() : texts.neighborhood.unknown();
  return <RouteFailure missing={{ title, text, hasSearch: true, links }} />;
}
