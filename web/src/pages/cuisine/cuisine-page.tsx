import { cuisineTitleFromSlug } from '#domain/addresses/slug-titles';
import { cuisineTexts } from '#domain/words/listing-headings';
import * as texts from '#texts';
import { useParams } from 'react-router';
import { CuisineCover } from '../../components/cuisine-cover.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { ListingPage, UnknownName, useListing } from '../../components/search/listing-page.tsx';
import { loadListing } from '../../loading/load-listing.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import styles from './cuisine-page.module.css';

/** One cuisine, with links to others (spec 1 §2). */
export function Component() {
  const page = useListing('cuisine');
  const { name, plural, count, others } = page;
  return (
    <ListingPage
      key={page.slug}
      kind="cuisine"
      page={page}
      words={cuisineTexts(name, count, plural)}
      art={<CuisineCover seed={name} cuisine={name} />}
    >
      {others.length > 0 && (
        <PageSection screenOnly id="other-cuisines" title={texts.cuisine.others()}>
          <ul role="list" className={styles.others}>
            {others.map((other) => (
              <li key={other.name}>
                <Link to={paths.cuisine(other.name)}>
                  {other.name} <span className={styles.count}>({other.count})</span>
                </Link>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </ListingPage>
  );
}

export function ErrorBoundary() {
  const title = cuisineTexts(cuisineTitleFromSlug(useParams().slug ?? ''), 0).empty;
  return <UnknownName title={title} kind="cuisine" />;
}

export const loader = loadListing('cuisine');
