import { region } from '#city';
import { slugOf } from '#domain/addresses/slugs';
import { BLOG_HEADING } from '#domain/guides/editorial-words';
import { pageTitle } from '#domain/words/headings';
import { plural } from '#domain/words/listing-facts';
import { useCall, useSite } from '../../api/use-call.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { gridLooks } from '../../components/neighborhood-art.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { loadCalls } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { GuideGroup } from './guide-group.tsx';
import styles from './guides-page.module.css';

/** The guides by category, newest first (spec 2 §2). */
export function Component() {
  const page = useCall('getGuidesPage');
  const site = useSite();
  const count = page.groups.reduce((sum, { guides }) => sum + guides.length, 0);
  const looks = gridLooks(
    page.groups.flatMap(({ guides }) => guides.flatMap((guide) => guide.neighborhood ?? [])),
  );
  return (
    <>
      <PageHead
        title={pageTitle(BLOG_HEADING, site.name)}
        description={`Where to eat in ${region.name}, by neighborhood, cuisine and occasion, with every restaurant ranked by rating.`}
        canonicalPath={paths.guides}
      />
      <PageHeader
        title={BLOG_HEADING}
        subtitle={`Where to eat in ${region.name}, by neighborhood, by cuisine and by occasion.`}
        fact={count > 0 ? `${plural(count, 'guide', 'guides')}, kept current as ratings change` : null}
        current="Guides"
      >
        {page.groups.length > 1 && (
          <nav aria-label="Kinds of guides">
            <ul role="list" className={styles.jumps}>
              {page.groups.map(({ category, guides }) => (
                <li key={category}>
                  <a href={`#${slugOf(category)}`}>
                    {category} <span>({guides.length})</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </PageHeader>
      {page.groups.length === 0 && (
        <Container>
          <EmptyState message="No guides yet. The first one appears when a neighborhood has five places." />
        </Container>
      )}
      <div className={styles.groups}>
        {page.groups.map((group) => (
          <GuideGroup key={group.category} group={group} looks={looks} />
        ))}
      </div>
    </>
  );
}

export const loader = loadCalls('getGuidesPage');
