import { AREA_GUIDE_SLUG as slug } from '#domain/addresses/site-pages';
import * as texts from '#texts';
import { type LoaderFunction, useSearchParams } from 'react-router';
import { canonical, editedInput, searchOf } from '../../address/canonical.ts';
import { useCall } from '../../api/use-call.ts';
import { ArticleBody } from '../../components/article-body.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { GuideHead, GuideHeader, GuideMore } from '../../components/guide.tsx';
import { RestaurantGrid } from '../../components/restaurant-grid.tsx';
import { loadFound } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import styles from './area-guide-page.module.css';

export { GuideFailure as ErrorBoundary } from '../../components/guide.tsx';

/** A long article on an area, then every restaurant there (spec 2 §2, Timonium). */
export function Component() {
  const [search] = useSearchParams();
  const guide = useCall('getGuidePage', editedInput(slug, search));
  return (
    <div className={styles.page}>
      <GuideHead guide={guide} />
      <Container>
        <article>
          <GuideHeader guide={guide} />
          <ArticleBody parts={guide.body} />
        </article>
        <section aria-labelledby={slug} className={styles.places}>
          <SectionHeading id={slug}>{texts.area.heading()}</SectionHeading>
          {guide.restaurants.length > 0 ? (
            <RestaurantGrid places={guide.restaurants} />
          ) : (
            <EmptyState message={texts.area.empty()}>
              <ButtonLink to={paths.neighborhoods} variant="outline">
                {texts.guide.allNeighborhoods()}
              </ButtonLink>
            </EmptyState>
          )}
        </section>
        <GuideMore />
      </Container>
    </div>
  );
}

export const loader: LoaderFunction = async ({ context, request }) => {
  await loadFound(context, 'getGuidePage', editedInput(slug, searchOf(request)));
  return canonical(request, paths.areaGuide);
};
