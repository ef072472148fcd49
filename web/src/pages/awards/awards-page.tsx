import { region } from '#city';
import { awardName } from '#domain/guides/award-snippet';
import { pageTitle } from '#domain/words/headings';
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
  return (
    <>
      <PageHead
        title={pageTitle(`The ${awardName(product)}`, product)}
        description={`The ${region.name} restaurants that have won the ${awardName(product)}, and how we choose them.`}
        canonicalPath={paths.awards}
      />
      <PageHeader
        title={`The ${awardName(product)}`}
        subtitle={`Once a year, we name restaurants ${region.name} should be proud of.`}
        current="Awards"
      />
      <Container className={styles.page}>
        <div className={styles.text}>
          <p>
            This award goes to the places our readers and editors keep coming back to for the food, for the
            welcome and for what they mean to their block.
          </p>
          <p>There’s no application and no fee. Winning doesn’t move a place up our lists, either.</p>
        </div>
        <section aria-labelledby="winners">
          <SectionHeading id="winners">Winners</SectionHeading>
          {page.awards.length === 0 ? (
            <EmptyState message="We haven’t named the first winners yet." />
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
