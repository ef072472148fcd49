import * as texts from '#texts';
import { Award } from 'lucide-react';
import { useCall, useSite } from '../../api/use-call.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import grid from '../../components/grid.module.css';
import { PageHeader } from '../../components/page-header.tsx';
import { RestaurantCard } from '../../components/restaurant-card.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { loadCalls } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { Link } from '../../ui/link.tsx';
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
        heading={heading}
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
            <ul role="list" className={grid.featured}>
              {page.awards.map(({ recipient, year, restaurantId, restaurant }) => (
                <li key={`${year} ${recipient}`}>
                  {restaurant === null ? (
                    <Card className={styles.unlisted}>
                      <h3>
                        {restaurantId === null ? (
                          recipient
                        ) : (
                          <Link to={paths.restaurant(restaurantId)}>{recipient}</Link>
                        )}
                      </h3>
                      <Won year={year} />
                    </Card>
                  ) : (
                    <RestaurantCard place={restaurant} isTile>
                      <Won year={year} />
                    </RestaurantCard>
                  )}
                </li>
              ))}
            </ul>
          )}
        </section>
      </Container>
    </>
  );
}

function Won({ year }: { readonly year: number }) {
  return (
    <p className={styles.won}>
      <Award aria-hidden="true" />
      {texts.awards.won({ year })}
    </p>
  );
}

export const loader = loadCalls('getAwardsPage');
