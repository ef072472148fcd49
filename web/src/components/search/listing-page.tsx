import type { ListingPage as Listing } from '#contract/pages';
import { listNode } from '#domain/structured-data/structured-data';
import { PLACES_PER_PAGE } from '#domain/words/search-words';
import { pageTitle } from '#domain/words/headings';
import type { ListingTexts } from '#domain/words/listing-headings';
import * as texts from '#texts';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { isAsked, isByMerit, writeSearchState } from '../../address/search-state.ts';
import { useCall, useSite } from '../../api/use-call.ts';
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
import { PartnerSlot } from '../partners/partner-slot.tsx';
import { RestaurantGrid } from '../restaurant-grid.tsx';
import styles from './listing-page.module.css';
import {
  firstOnPage,
  LISTING_CALLS,
  listingInput,
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
  readonly kind: ListingSubject['key'];
  readonly page: Listing;
  readonly words: ListingTexts & { readonly subtitle?: string };
  readonly art: ReactNode;
  /** Links to related pages, between the list and its explanation. */
  readonly children: ReactNode;
}

const READERS = {
  cuisine: (params: URLSearchParams) => readListingState(params, 'cuisine'),
  neighborhood: (params: URLSearchParams) => readListingState(params, 'neighborhood'),
} as const;

/** The indexes of cuisines and of neighborhoods. */
const INDEXES = {
  cuisine: { name: texts.pages.cuisines(), url: paths.cuisines },
  neighborhood: { name: texts.pages.neighborhoods(), url: paths.neighborhoods },
} as const;

/** The answer for the address. */
export function useListing(kind: ListingSubject['key']) {
  return useCall(LISTING_CALLS[kind], listingInput(kind, useParams().slug, useSearchParams()[0]));
}

/** One cuisine or neighborhood: its places by rating, under filters, and an explanation of the list (spec 1 §2). */
export function ListingPage(props: ListingPageProps) {
  const { kind, page, words } = props;
  const subject = { key: kind, name: page.name };
  const path = paths[kind](page.name);
  const [state, change] = useSearchState(READERS[kind]);
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
        trail={[INDEXES[kind]]}
        current={page.name}
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
          fixed={kind}
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
      <PartnerSlot page={`${kind}:${page.slug}`} />
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

function Head({ kind, page, words: { heading, description } }: ListingPageProps) {
  const path = paths[kind](page.name);
  const title = pageTitle(heading, useSite().name);
  const url = onPagePath(path, page.page);
  return (
    <PageHead
      title={page.page === 1 ? title : texts.site.laterPage({ title, page: page.page })}
      description={description}
      {...(page.count > 0 && { canonicalPath: url })}
      image={paths.sharePictureOf(`${kind}s`, page.name)}
      trail={[INDEXES[kind], { name: page.name, url: path }]}
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

type OwnListProps = Pick<ListingPageProps, 'kind' | 'page' | 'words'> & {
  readonly pathOf: (page: number) => string;
};

/** The places of a page, best rated first (spec 1 §9), with an explanation of the order. */
function OwnList({ kind, page: { count, page, restaurants }, words, pathOf }: OwnListProps) {
  if (count === 0) {
    const index = INDEXES[kind];
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
}

/** Shown for unknown names, with the same sentence as a name without places (spec 1 §2). */
export function UnknownName({ title, kind }: UnknownNameProps) {
  const index = INDEXES[kind];
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
