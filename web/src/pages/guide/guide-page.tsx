import type { GuidePage as GuidePageData } from '#contract/editorial';
import { chooseGridCovers } from '#domain/covers/cover';
import clsx from 'clsx';
import { topPlacesLine } from '#domain/guides/guides';
import { ArticleBody } from '../../components/article-body.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { GuideHeader } from '../../components/guide-header.tsx';
import { GuideMore } from '../../components/guide-more.tsx';
import { ListAndMap } from '../../components/map/list-and-map.tsx';
import { MapToggle } from '../../components/map/map-toggle.tsx';
import { useMapView } from '../../components/map/use-map-view.ts';
import { SmallMap } from '../../components/map/small-map.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Link } from 'react-router';
import { GuideIntro } from './guide-intro.tsx';
import { GuidePlace } from './guide-place.tsx';
import styles from './guide-page.module.css';

interface GuidePageProps {
  readonly guide: GuidePageData;
}

/** A guide: its introduction, then its numbered places (spec 2 §2). */
export function GuidePage({ guide }: GuidePageProps) {
  const { body, intro, restaurants } = guide;
  const covers = chooseGridCovers(restaurants);
  const { isMap, otherView } = useMapView();
  const shows = { places: restaurants };
  return (
    <article className={styles.guide}>
      <Container>
        <GuideHeader guide={guide} />
        <div className={clsx(styles.column, isMap && styles.wide)}>
          {intro !== null && <GuideIntro text={intro} />}
          {body.length > 0 && <ArticleBody parts={body} />}
          {restaurants.length === 0 ? (
            <EmptyState message="No restaurants in this guide yet.">
              <ButtonLink to={paths.guides} variant="outline">
                Back to Guides
              </ButtonLink>
            </EmptyState>
          ) : (
            <>
              {!isMap && (
                <Link to={{ search: otherView }} preventScrollReset className={styles.map}>
                  <SmallMap
                    places={restaurants}
                    ranked
                    label={`Map of the ${restaurants.length} places. Open the large map`}
                  />
                </Link>
              )}
              <div className={styles.count}>
                <p>{topPlacesLine(restaurants.length)}</p>
                <MapToggle isMap={isMap} search={otherView} />
              </div>
              <ListAndMap isMap={isMap} shows={shows} ranked>
                <ol role="list" className={styles.places}>
                  {restaurants.map((place, index) => (
                    <li key={place.id}>
                      <GuidePlace place={place} rank={index + 1} cover={covers[index]} />
                    </li>
                  ))}
                </ol>
              </ListAndMap>
            </>
          )}
        </div>
        <GuideMore />
      </Container>
    </article>
  );
}
