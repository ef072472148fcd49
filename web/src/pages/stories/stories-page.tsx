import { region } from '#city';
import { SHARE_STORY_HEADING, STORIES_HEADING, SUBMIT_STORY } from '#domain/guides/editorial-words';
import { pageTitle } from '#domain/words/headings';
import { useCall, useSite } from '../../api/use-call.ts';
import { Band } from '../../components/band.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { StoryCard } from '../../components/story-card.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { loadCalls } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import styles from './stories-page.module.css';

/** The local business stories: one large, the others in a grid, and a link to submit one (spec 2 §2). */
export function Component() {
  const { featured, stories, submitStoryUrl } = useCall('getStoriesPage');
  const site = useSite();
  return (
    <>
      <PageHead
        title={pageTitle(STORIES_HEADING, site.name)}
        description={`Stories about the restaurants and businesses of ${region.name}, and the people who run them.`}
        canonicalPath={paths.stories}
      />
      <PageHeader
        title={STORIES_HEADING}
        subtitle="The people and kitchens behind the places we send you to."
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
          text={`Run a place in ${region.name} with more to it than the menu says? Tell us about it. The next story could be yours.`}
          link={{ label: SUBMIT_STORY, to: submitStoryUrl }}
        />
      </Container>
    </>
  );
}

export const loader = loadCalls('getStoriesPage');
