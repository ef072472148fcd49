import CITY from '#city/region.json';
import type { StoriesPage as StoriesPageData } from '#contract/editorial';
import { SHARE_STORY_HEADING, STORIES_HEADING, SUBMIT_STORY } from '#domain/guides/editorial-words';
import { Band } from '../../components/band.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { StoryCard } from '../../components/story-card.tsx';
import styles from './stories-page.module.css';

/** The local business stories: one large, the others in a grid, and a link to submit one (spec 2 §2). */
export function StoriesPage({ page }: { readonly page: StoriesPageData }) {
  const { featured, stories, submitStoryUrl } = page;
  return (
    <>
      <PageHeader
        title={STORIES_HEADING}
        subtitle="The people and kitchens behind the places we send you to."
        trail={[{ label: 'Home', to: paths.home }]}
        current="Local Businesses"
      />
      <Container className={styles.stories}>
        {featured && <StoryCard story={featured} isFeatured />}
        {stories.length > 0 && (
          <ul role="list" className={styles.grid}>
            {stories.map((story) => (
              <li key={story.slug}>
                <StoryCard story={story} />
              </li>
            ))}
          </ul>
        )}
        {!featured && stories.length === 0 && (
          <EmptyState message="No stories yet. We’re writing the first one." />
        )}
        <Band
          id="share"
          heading={SHARE_STORY_HEADING}
          text={`Run a place in ${CITY.name} with more to it than the menu says? Tell us about it. The next story could be yours.`}
          link={{ label: SUBMIT_STORY, to: submitStoryUrl }}
        />
      </Container>
    </>
  );
}
