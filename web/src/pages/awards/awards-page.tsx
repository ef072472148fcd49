import { pageTitle } from '#domain/words/headings';
import * as texts from '#texts';
import { Link } from 'react-router';
import { useCall, useSite } from '../../api/use-call.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { loadCalls } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { holdSeparators } from '../../ui/hold-separators.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import styles from './awards-page.module.css';

/** The awards program and its winners, linked to their directory entries (decisions §2). */
export function Component() {
  const page = useCall('getAwardsPage');
  const { name: product } = useSite();
  const award = texts.awards.name({ site: product });
  const heading = texts.awards.heading({ award });
  return (
    <>
      <PageHead
        title={pageTitle(heading, product)}
        description={texts.awards.description({ award })}
        canonicalPath={paths.awards}
      />
      <PageHeader title={heading} subtitle={texts.awards.subtitle()} current={texts.pages.awards()} />
      <Container className={styles.page}>
        <div className={styles.text}>
          <p>{texts.awards.purpose()}</p>
          <p>{texts.awards.rule()}</p>
        </div>
        <section aria-labelledby="winners">
          <SectionHeading id="winners">{texts.awards.winners()}</SectionHeading>
          {page.awards.length === 0 ? (
            <EmptyState message={texts.awards.none()} />
          ) : (
            <ul role="list" className={styles.winners}>
              {page.awards.map(({ recipient, year, restaurantId, neighborhood }) => (
                <li key={`${year} ${recipient}`} className={styles.winner}>
                  <span className={styles.year}>{year}</span>
                  <span>
                    <strong className={styles.name}>
                      {restaurantId === null ? (
                        recipient
                      ) : (
                        <Link to={paths.restaurant(restaurantId)}>{recipient}</Link>
                      )}
                    </strong>
                    {neighborhood !== null && (
                      <span className={styles.where}>{holdSeparators(neighborhood)}</span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
      </Container>
    </>
  );
}

export const loader = loadCalls('getAwardsPage');
