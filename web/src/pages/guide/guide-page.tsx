import type { GuidePage } from '#contract/editorial';
import { slugOf } from '#domain/addresses/slugs';
import { chooseGridCovers } from '#domain/covers/cover';
import * as texts from '#texts';
import clsx from 'clsx';
import { type LoaderFunction, useParams, useSearchParams } from 'react-router';
import { canonical, editedInput, searchOf } from '../../address/canonical.ts';
import { useCall } from '../../api/use-call.ts';
import { ArticleBody } from '../../components/article-body.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { GuideHead, GuideHeader, GuideMore } from '../../components/guide.tsx';
import { ListAndMap, MapToggle, useMapView } from '../../components/map/list-and-map.tsx';
import { PartnerSlot } from '../../components/partners/partner-slot.tsx';
import { isOnSmallMap, SmallMap } from '../../components/map/small-map.tsx';
import { RestaurantCard } from '../../components/restaurant-card.tsx';
import { loadFound } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './guide-page.module.css';

export { GuideFailure as ErrorBoundary } from '../../components/guide.tsx';

/** A guide: its introduction, then its numbered places (spec 2 §2). */
export function Component() {
  const { slug } = useParams();
  const [search] = useSearchParams();
  const guide = useCall('getGuidePage', editedInput(slug, search));
  const { body, intro, restaurants } = guide;
  const { isMap, otherView } = useMapView();
  const shows = { places: restaurants };
  const hasSmallMap = !isMap && restaurants.some(isOnSmallMap);
  return (
    <article key={guide.slug} className={styles.guide}>
      <GuideHead guide={guide} />
      <Container>
        <GuideHeader guide={guide} />
        <div className={clsx(styles.column, isMap && styles.wide, hasSmallMap && styles.beside)}>
          {intro !== null && <p className={styles.intro}>{intro}</p>}
          {body.length > 0 && <ArticleBody parts={body} />}
          {restaurants.length === 0 ? (
            <EmptyState message={texts.guide.none()}>
              <ButtonLink to={paths.guides} variant="outline">
                {texts.guide.back()}
              </ButtonLink>
            </EmptyState>
          ) : (
            <>
              {hasSmallMap && (
                <Link to={otherView} preventScrollReset className={styles.map}>
                  <SmallMap places={restaurants} label={texts.guide.map({ count: restaurants.length })} />
                </Link>
              )}
              <div className={styles.count}>
                <p>{texts.guide.topPlaces({ count: restaurants.length })}</p>
                <MapToggle />
              </div>
              <ListAndMap isMap={isMap} shows={shows}>
                <Places restaurants={restaurants} />
              </ListAndMap>
            </>
          )}
        </div>
      </Container>
      <PartnerSlot page={`guide:${slugOf(guide.cuisine ?? guide.neighborhood ?? '')}`} />
      <Container>
        <GuideMore />
      </Container>
    </article>
  );
}

function Places({ restaurants }: Pick<GuidePage, 'restaurants'>) {
  const covers = chooseGridCovers(restaurants);
  return (
    <ol role="list" className={styles.places}>
      {restaurants.map((place, index) => (
        <li key={place.id}>
          <RestaurantCard
            place={place}
            rank={index + 1}
            evidence={place.reason === null ? [] : [place.reason]}
            cover={covers[index]}
            eager={index === 0}
            headingLevel={2}
          >
            {place.note !== null && (
              <p className={styles.note}>
                <strong>{texts.guide.note()}</strong> {place.note}
              </p>
            )}
          </RestaurantCard>
        </li>
      ))}
    </ol>
  );
}

export const loader: LoaderFunction = async ({ context, params, request }) => {
  const guide = await loadFound(context, 'getGuidePage', editedInput(params.slug, searchOf(request)));
  return guide.isPreview ? null : canonical(request, paths.guide(guide.slug));
};
