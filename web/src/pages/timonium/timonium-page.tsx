import type { GuidePage } from '#contract/editorial';
import { TIMONIUM_EMPTY } from '#domain/guides/editorial-words';
import { ArticleBody } from '../../components/article-body.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { GuideHeader } from '../../components/guide-header.tsx';
import { GuideMore } from '../../components/guide-more.tsx';
import { RestaurantGrid } from '../../components/restaurant-grid.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import styles from './timonium-page.module.css';

interface TimoniumPageProps {
  readonly guide: GuidePage;
}

/** The long article on Timonium, then every restaurant there (spec 2 §2). */
export function TimoniumPage({ guide }: TimoniumPageProps) {
  return (
    <div className={styles.page}>
      <Container>
        <article>
          <GuideHeader guide={guide} />
          <ArticleBody parts={guide.body} />
        </article>
        <section aria-labelledby="timonium-restaurants" className={styles.places}>
          <SectionHeading id="timonium-restaurants">Restaurants in Timonium</SectionHeading>
          {guide.restaurants.length > 0 ? (
            <RestaurantGrid places={guide.restaurants} />
          ) : (
            <EmptyState message={TIMONIUM_EMPTY}>
              <ButtonLink to={paths.neighborhoods} variant="outline">
                All Neighborhoods
              </ButtonLink>
            </EmptyState>
          )}
        </section>
        <GuideMore />
      </Container>
    </div>
  );
}
