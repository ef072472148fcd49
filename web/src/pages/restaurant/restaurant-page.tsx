import { instantDayText, monthText } from '#domain/calendar/date-texts';
import type { PlacePhoto as PhotoData, RestaurantDetail } from '#contract/restaurants';
import { mapUrl } from '#domain/addresses/map-links';
import { isDrawn } from '#domain/places/city-sheet';
import { locationOf } from '#domain/places/distance';
import { isNeighborhood } from '#domain/places/is-neighborhood';
import { FEATURES, OCCASIONS, tagLabel } from '#domain/places/tags';
import { placeNode } from '#domain/structured-data/structured-data';
import { capitalize } from '#domain/words/capitalize';
import { priceText } from '#domain/words/quantities';
import * as texts from '#texts';
import { type LoaderFunction, useParams, useSearchParams } from 'react-router';
import { canonical, searchOf } from '../../address/canonical.ts';
import { useCall } from '../../api/use-call.ts';
import { SmallMap } from '../../components/map/small-map.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { PhoneNumber } from '../../components/phone-number.tsx';
import { PlaceRating } from '../../components/place-rating.tsx';
import { RestaurantGrid } from '../../components/restaurant-grid.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { AddToListButton } from '../../lists/add-to-list-button.tsx';
import { SaveButton } from '../../lists/save-button.tsx';
import { loadFound } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Container } from '../../ui/container.tsx';
import { holdSeparators } from '../../ui/hold-separators.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { HoursCard } from './hours-card.tsx';
import { OpeningStatus } from './opening-status.tsx';
import { PlaceActions } from './place-actions.tsx';
import { PlaceNotice } from './place-notice.tsx';
import { PlacePhoto } from './place-photo.tsx';
import { ReportProblem } from './report-problem.tsx';
import styles from './restaurant-page.module.css';
import { ReviewsSection } from './reviews-section.tsx';
import { WhyGo } from './why-go.tsx';

/** Everything known about one place (decisions §5). */
export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const place = useCall('getRestaurant', { params: { id } });
  const reviews = useCall('listReviews', reviewsInput(id, search));
  const path = paths.restaurant(place.id);
  const [lead, ...photos] = place.photos;
  return (
    <div key={place.id} className={styles.page}>
      <PageHead
        heading={`${place.name}, ${place.neighborhood}`}
        description={place.description}
        {...(!place.isExcluded && { canonicalPath: path })}
        image={paths.sharePictureOf('restaurants', place.id)}
        trail={[...trailOf(place), { name: place.name, url: path }]}
        nodes={placeNode({ ...place, imageUrl: lead?.url ?? place.imageUrl, url: path })}
      />
      <Container>
        <Breadcrumbs trail={trailOf(place)} current={place.name} />
        <PlaceNotice place={place} />
        <article className={styles.place} data-status={place.status}>
          {lead === undefined ? (
            <Picture place={place} eager wide className={styles.picture} />
          ) : (
            <PlacePhoto photo={lead} placeName={place.name} leads className={styles.photo} />
          )}
          <Lead place={place} />
          <div className={styles.details}>
            {place.status !== 'closed' && <HoursCard place={place} />}
            <Whereabouts place={place} />
          </div>
        </article>
        {photos.length > 0 && <PlaceGallery photos={photos} placeName={place.name} />}
      </Container>
      <ReviewsSection place={place} page={reviews} />
      {place.similar.length > 0 && (
        <PageSection
          id="similar"
          title={place.status === 'closed' ? texts.place.openInstead() : texts.place.similar()}
        >
          <RestaurantGrid places={place.similar} />
        </PageSection>
      )}
    </div>
  );
}

/** The key facts: name, facts line, rating and labels. */
function Lead({ place }: { readonly place: RestaurantDetail }) {
  return (
    <div className={styles.lead}>
      <Labels place={place} />
      <h1 className={styles.name}>{place.name}</h1>
      {place.formerNames.length > 0 && (
        <p className={styles.formerly}>{texts.place.formerly({ names: place.formerNames.join(', ') })}</p>
      )}
      {place.openedOn !== null && place.status !== 'closed' && (
        <p className={styles.formerly}>
          {texts.place.opened({ month: monthText(place.openedOn.slice(0, 7)) })}
        </p>
      )}
      {place.closedOn !== null && place.status === 'closed' && (
        <p className={styles.formerly}>
          {texts.place.closedIn({ month: monthText(place.closedOn.slice(0, 7)) })}
        </p>
      )}
      <p className={styles.facts}>
        {place.hasCuisinePage ? (
          <Link to={paths.cuisine(place.category)}>{place.category}</Link>
        ) : (
          <span>{capitalize(place.category)}</span>
        )}
        {place.priceRange !== null && <span>{priceText(place.priceRange)}</span>}
        {isNeighborhood(place.neighborhood) ? (
          <Link to={paths.neighborhood(place.neighborhood)}>{holdSeparators(place.neighborhood)}</Link>
        ) : (
          <span>{place.neighborhood}</span>
        )}
      </p>
      <p className={styles.street}>
        <a href="#where">{place.address}</a>
      </p>
      {place.status === 'open' && (
        <OpeningStatus openingHours={place.openingHours} specialHours={place.specialHours} />
      )}
      <div className={styles.rating}>
        <PlaceRating rating={place.rating} reviewCount={place.reviewCount} />
        <SaveButton place={place} labelled />
        <AddToListButton place={place} />
      </div>
      {place.status !== 'closed' && place.description !== '' && (
        <p className={styles.description}>{place.description}</p>
      )}
      {place.status === 'closed' ? (
        <TagList id="known-for" title={texts.place.wasKnownFor()} kind="dish" tags={place.dishes} />
      ) : (
        <Offer place={place} />
      )}
    </div>
  );
}

/** Shown only for places that are not closed. */
function Offer({ place }: { readonly place: RestaurantDetail }) {
  return (
    <>
      <PlaceActions place={place} />
      <WhyGo place={place} />
      <TagList id="known-for" title={texts.place.knownFor()} kind="dish" tags={place.dishes} />
      {place.dishes.length === 0 && (
        <ReportProblem placeId={place.id} kind="other">
          {texts.place.askDishes()}
        </ReportProblem>
      )}
      <TagList
        id="good-for"
        title={texts.place.goodFor()}
        kind="occasion"
        tags={OCCASIONS.filter((one) => place.tags.includes(one)).map(tagLabel)}
      />
      <TagList
        id="features"
        title={texts.place.goodToKnow()}
        kind="feature"
        tags={FEATURES.filter((one) => place.tags.includes(one)).map(tagLabel)}
      />
    </>
  );
}

function Labels({ place }: { readonly place: RestaurantDetail }) {
  if (!place.localFavorite && !place.isSample) return null;
  return (
    <p className={styles.labels}>
      {place.localFavorite && <Badge tone="favorite">{texts.card.localFavorite()}</Badge>}
      {place.isSample && <Badge>{texts.card.sampleListing()}</Badge>}
    </p>
  );
}

function Whereabouts({ place }: { readonly place: RestaurantDetail }) {
  const map = mapUrl(place);
  const location = locationOf(place);
  return (
    <section aria-labelledby="where">
      <h2 id="where" className={styles.title}>
        {place.status === 'closed' ? texts.place.whereItWas() : texts.place.where()}
      </h2>
      {location && isDrawn(location) && (
        <Link to={paths.mapAround(location)} className={styles.map}>
          <SmallMap
            places={[place]}
            label={texts.place.map({ neighborhood: place.neighborhood, name: place.name })}
          />
        </Link>
      )}
      <address className={styles.address}>
        <p>{place.fullAddress ?? place.address}</p>
        {isNeighborhood(place.neighborhood) && (
          <p>
            <Link to={paths.neighborhood(place.neighborhood)}>
              {texts.place.explore({ neighborhood: holdSeparators(place.neighborhood) })}
            </Link>
          </p>
        )}
        {map !== null && (
          <p>
            <a href={map} target="_blank" rel="noopener">
              {texts.place.seeOnMap()}
            </a>
          </p>
        )}
      </address>
      {place.status !== 'closed' && <Contact place={place} />}
      <LastChecked place={place} />
      <ReportProblem placeId={place.id}>{texts.report.open()}</ReportProblem>
    </section>
  );
}

/** The number with a way to correct it, or a request for what is missing. */
function Contact({ place: { id, phone, website } }: { readonly place: RestaurantDetail }) {
  const missing = [phone === null && 'phone', website === null && 'website'].filter((one) => one !== false);
  return (
    <div className={styles.contact}>
      {phone !== null && (
        <>
          <PhoneNumber phone={phone} />
          <ReportProblem placeId={id} kind="contact">
            {texts.place.wrongNumber()}
          </ReportProblem>
        </>
      )}
      {missing.length > 0 && (
        <ReportProblem placeId={id} kind="contact">
          {texts.place.askContact({ what: missing.join(' ') })}
        </ReportProblem>
      )}
    </div>
  );
}

/** Sample data shows no check date, because nobody has checked it. */
function LastChecked({ place: { isSample, lastVerifiedAt } }: { readonly place: RestaurantDetail }) {
  if (isSample && lastVerifiedAt !== null) return null;
  return (
    <p className={styles.checked}>
      {lastVerifiedAt === null
        ? texts.place.unchecked()
        : texts.place.lastChecked({ date: instantDayText(lastVerifiedAt) })}
    </p>
  );
}

const trailOf = ({ neighborhood }: RestaurantDetail) => [
  { name: texts.pages.neighborhoods(), url: paths.neighborhoods },
  ...(isNeighborhood(neighborhood) ? [{ name: neighborhood, url: paths.neighborhood(neighborhood) }] : []),
];

const reviewsInput = (id: string, search: URLSearchParams) => ({
  params: { id },
  query: { page: readReviewsPage(search) },
});

/** The review page in an address (`?reviews=2`); 1 if missing or invalid. */
export function readReviewsPage(search: URLSearchParams): number {
  const page = Number(search.get('reviews') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1;
}

export const loader: LoaderFunction = async ({ context, params: { id = '' }, request }) => {
  const [place] = await Promise.all([
    loadFound(context, 'getRestaurant', { params: { id } }),
    loadFound(context, 'listReviews', reviewsInput(id, searchOf(request))),
  ]);
  return canonical(request, paths.restaurant(place.id));
};

interface TagListProps {
  readonly id: string;
  readonly title: string;
  readonly kind: 'dish' | 'occasion' | 'feature';
  readonly tags: readonly string[];
}

/** Dishes a place is known for, occasions it suits, or what it offers; empty if nothing is known. */
function TagList({ id, title, kind, tags }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <div className={styles.line} data-kind={kind}>
      <span id={id} className={styles.tagListTitle}>
        {title}
      </span>
      <ul role="list" aria-labelledby={id} className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </div>
  );
}

interface PlaceGalleryProps {
  /** Without the lead photo. */
  readonly photos: readonly PhotoData[];
  readonly placeName: string;
}

function PlaceGallery({ photos, placeName }: PlaceGalleryProps) {
  return (
    <section aria-labelledby="photos" className={styles.gallery}>
      <h2 id="photos" className={styles.placeGalleryTitle}>
        {texts.place.photos()}
      </h2>
      <ul role="list" className={styles.photos}>
        {photos.map((photo) => (
          <li key={photo.url}>
            <PlacePhoto photo={photo} placeName={placeName} />
          </li>
        ))}
      </ul>
    </section>
  );
}
