import { BACK_TO_STORIES, GUIDE_NOT_FOUND, STORY_NOT_FOUND } from '#domain/guides/editorial-words';
import { NoticePage } from './components/notice-page.tsx';
import { paths } from './paths.ts';
import { RouteFailure } from './route-failure.tsx';
import { ButtonLink } from './ui/button.tsx';

/** Shown for unknown guide addresses (spec 2 §2). */
export function GuideFailure() {
  return (
    <RouteFailure
      missing={{
        ...GUIDE_NOT_FOUND,
        page: (
          <NoticePage {...GUIDE_NOT_FOUND}>
            <ButtonLink to={paths.guides}>Back to Guides</ButtonLink>
          </NoticePage>
        ),
      }}
    />
  );
}

/** Shown for unknown story addresses (spec 2 §2). */
export function StoryFailure() {
  return (
    <RouteFailure
      missing={{
        ...STORY_NOT_FOUND,
        page: (
          <NoticePage {...STORY_NOT_FOUND}>
            <ButtonLink to={paths.stories}>{BACK_TO_STORIES}</ButtonLink>
          </NoticePage>
        ),
      }}
    />
  );
}
