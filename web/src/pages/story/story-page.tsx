import type { StoryPage as StoryPageData } from '#contract/editorial';
import { BACK_TO_STORIES } from '#domain/guides/editorial-words';
import { ArticleBody } from '../../components/article-body.tsx';
import { Byline } from '../../components/byline.tsx';
import { CreditedPicture } from '../../components/credited-picture.tsx';
import { RestaurantCard } from '../../components/restaurant-card.tsx';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import styles from './story-page.module.css';

interface StoryPageProps {
  readonly story: StoryPageData;
}

/** One story to read (spec 2 §2). */
export function StoryPage({ story }: StoryPageProps) {
  return (
    <article className={styles.story}>
      <Container>
        <Breadcrumbs
          trail={[
            { label: 'Home', to: paths.home },
            { label: 'Local Businesses', to: paths.stories },
          ]}
          current={story.title}
        />
        <header className={styles.header}>
          <p>
            <Badge>{story.category}</Badge>
          </p>
          <h1 className={styles.title}>{story.title}</h1>
          <p className={styles.standfirst}>{story.description}</p>
          <Byline
            publishDate={story.publishDate}
            authors={story.authors}
            readMinutes={story.readMinutes}
            location={story.location}
          />
        </header>
        <div className={styles.columns}>
          <div>
            <CreditedPicture
              image={story.image}
              cuisine={story.coverCuisine}
              seed={story.slug}
              eager
              className={styles.hero}
              figureClassName={styles.lead}
            />
            <ArticleBody parts={story.body} />
          </div>
          {story.restaurant && (
            <aside aria-labelledby="the-place" className={styles.place}>
              <h2 id="the-place" className={styles.aside}>
                The place
              </h2>
              <RestaurantCard place={story.restaurant} />
            </aside>
          )}
        </div>
        <p className={styles.back}>
          <ButtonLink to={paths.stories} variant="outline">
            {BACK_TO_STORIES}
          </ButtonLink>
        </p>
      </Container>
    </article>
  );
}
