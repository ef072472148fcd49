import * as texts from '#texts';
import { useCall } from '../../api/use-call.ts';
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
  return (
    <>
      <PageHead
        heading={texts.stories.heading()}
        description={texts.stories.description()}
        canonicalPath={paths.stories}
      />
      <PageHeader
        title={texts.stories.heading()}
        subtitle={texts.stories.subtitle()}
        current={texts.pages.stories()}
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
        {!featured && stories.length === 0 && <EmptyState message={texts.stories.none()} />}
        <Band
          id="share"
          heading={texts.stories.share()}
          text={texts.stories.shareText()}
          link={{ label: texts.stories.submit(), to: submitStoryUrl }}
        />
      </Container>
    </>
  );
}

export const loader = loadCalls('getStoriesPage');
