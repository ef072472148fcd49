import { slugOf } from '#domain/addresses/slugs';
import * as texts from '#texts';
import { useCall } from '../../api/use-call.ts';
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
  const count = page.groups.reduce((sum, { guides }) => sum + guides.length, 0);
  const looks = gridLooks(
    page.groups.flatMap(({ guides }) => guides.flatMap((guide) => guide.neighborhood ?? [])),
  );
  return (
    <>
      <PageHead
        heading={texts.guides.heading()}
        description={texts.guides.description()}
        canonicalPath={paths.guides}
      />
      <PageHeader
        title={texts.guides.heading()}
        subtitle={texts.guides.subtitle()}
        fact={count > 0 ? texts.guides.fact({ count }) : null}
        current={texts.pages.guides()}
      >
        {page.groups.length > 1 && (
          <nav aria-label={texts.guides.kinds()}>
            <ul role="list" className={styles.jumps}>
              {page.groups.map(({ category, guides }) => (
                <li key={category}>
                  <a href={`#${slugOf(category)}`}>
                    {texts.guides.categories[category]()} <span>({guides.length})</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </PageHeader>
      {page.groups.length === 0 && (
        <Container>
          <EmptyState message={texts.guides.none()} />
        </Container>
      )}
      <div className={styles.groups}>
        {page.groups.map((group) => (
          <GuideGroup key={group.category} group={group} looks={looks} />
        ))}
      </div>
      <span className={styles.end} />
    </>
  );
}

export const loader = loadCalls('getGuidesPage');
