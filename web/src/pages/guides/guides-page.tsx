import CITY from '#city/region.json';
import type { GuidesPage as GuidesPageData } from '#contract/editorial';
import { BLOG_HEADING } from '#domain/guides/editorial-words';
import { slugOf } from '#domain/addresses/slugs';
import { plural } from '#domain/words/listing-facts';
import { PageHeader } from '../../components/page-header.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { gridLooks } from '../../components/neighborhood-look.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { GuideGroup } from './guide-group.tsx';
import styles from './guides-page.module.css';

/** The guides by category, newest first (spec 2 §2). */
export function GuidesPage({ page }: { readonly page: GuidesPageData }) {
  const count = page.groups.reduce((sum, { guides }) => sum + guides.length, 0);
  const looks = gridLooks(
    page.groups.flatMap(({ guides }) => guides.flatMap((guide) => guide.neighborhood ?? [])),
  );
  return (
    <>
      <PageHeader
        title={BLOG_HEADING}
        subtitle={`Where to eat in ${CITY.name}, by neighborhood, by cuisine and by occasion.`}
        fact={count > 0 ? `${plural(count, 'guide', 'guides')}, kept current as ratings change` : null}
        trail={[{ label: 'Home', to: paths.home }]}
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
