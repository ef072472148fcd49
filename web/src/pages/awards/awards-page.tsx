import type { AwardsPage as AwardsPageData } from '#contract/editorial';
import { awardName } from '#domain/guides/award-snippet';
import { Link } from 'react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import styles from './awards-page.module.css';

interface AwardsPageProps {
  readonly page: AwardsPageData;
  readonly product: string;
}

/** The awards program and its winners, linked to their directory entries (decisions §2). */
export function AwardsPage({ page, product }: AwardsPageProps) {
  return (
    <>
      <PageHeader
        title={`The ${awardName(product)}`}
        subtitle="Once a year we name the restaurants that Baltimore should be proud of."
        trail={[{ label: 'Home', to: paths.home }]}
        current="Awards"
      />
      <Container className={styles.page}>
        <div className={styles.text}>
          <p>
            The award goes to places that our readers and our editors come back to: for what is on the plate,
            for the welcome at the door, and for what they mean to the street they stand in.
          </p>
          <p>
            Nobody can apply for it and nobody can pay for it. It changes no order of any list on this site;
            those follow the ratings alone.
          </p>
        </div>
        <section aria-labelledby="winners">
          <SectionHeading id="winners">Winners</SectionHeading>
          {page.awards.length === 0 ? (
            <EmptyState message="The first winners have not been named yet." />
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
                    {neighborhood !== null && <span className={styles.where}>{neighborhood}</span>}
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
