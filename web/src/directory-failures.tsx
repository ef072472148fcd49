import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { cuisineTitleFromSlug, titleFromSlug } from '#domain/addresses/slug-titles';
import { cuisineEmptyText, neighborhoodEmptyText } from '#domain/words/listing-headings';
import { NoticePage } from './components/notice-page.tsx';
import { paths } from './paths.ts';
import { RouteFailure } from './route-failure.tsx';
import { ButtonLink } from './ui/button.tsx';
import { SearchField } from './ui/search-field.tsx';

/** Shown for unknown cuisines, with the same sentence as a cuisine without places (spec 1 §2). */
export function CuisineFailure() {
  const { slug = '' } = useParams();
  const title = cuisineEmptyText(cuisineTitleFromSlug(slug));
  return (
    <UnknownName title={title} text="We don’t list a cuisine by that name.">
      <ButtonLink to={paths.cuisines}>View All Cuisines</ButtonLink>
    </UnknownName>
  );
}

/** Shown for unknown neighborhoods, with the same sentence as one without places (spec 1 §2). */
export function NeighborhoodFailure() {
  const { slug = '' } = useParams();
  const title = neighborhoodEmptyText(titleFromSlug(slug));
  return (
    <UnknownName title={title} text="We don’t list a neighborhood by that name.">
      <ButtonLink to={paths.neighborhoods}>View All Neighborhoods</ButtonLink>
    </UnknownName>
  );
}

interface UnknownNameProps {
  readonly title: string;
  readonly text: string;
  /** Link to the list of known names. */
  readonly children: ReactNode;
}

function UnknownName({ title, text, children }: UnknownNameProps) {
  return (
    <RouteFailure
      missing={{
        title,
        text,
        page: (
          <NoticePage
            title={title}
            text={text}
            search={<SearchField action={paths.home} placeholder="Search restaurants..." />}
          >
            {children}
            <ButtonLink to={paths.home} variant="outline">
              Back to the front page
            </ButtonLink>
          </NoticePage>
        ),
      }}
    />
  );
}
