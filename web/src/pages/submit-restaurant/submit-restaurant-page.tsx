import { region } from '#city';
import { compareNames } from '#domain/places/rated';
import { trailData } from '#domain/structured-data/publication-data';
import { pageTitle } from '#domain/words/headings';
import { type LoaderFunction, redirect } from 'react-router';
import { useCall, useSite } from '../../api/use-call.ts';
import { useApp } from '../../boot/app-context.ts';
import { CuisineCover } from '../../components/cuisine-cover.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { load } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { HOME } from '../../ui/breadcrumbs.tsx';
import { Container } from '../../ui/container.tsx';
import { SubmitForm } from './submit-form.tsx';
import styles from './submit-restaurant-page.module.css';

/** Where readers suggest a restaurant (decisions §2). */
export function Component() {
  const { siteUrl } = useApp();
  const cuisines = useCall('listCuisineStats');
  const neighborhoods = useCall('listNeighborhoodStats');
  const site = useSite();
  return (
    <>
      <PageHead
        title={pageTitle('Add a restaurant', site.name)}
        description={`Suggest a ${region.name} restaurant. We check every place before we list it.`}
        canonicalPath={paths.submitRestaurant}
        data={trailData([HOME, { name: 'Add a restaurant', url: paths.submitRestaurant }], siteUrl)}
      />
      <PageHeader
        title="Add a restaurant"
        subtitle="Know a place we don’t? Tell us about it. We check every place before we list it."
        current="Add a restaurant"
        art={<CuisineCover seed="Diner" cuisine="Diner" />}
      />
      <Container className={styles.columns}>
        <SubmitForm
          cuisines={cuisines.map(({ category }) => category).sort(compareNames)}
          neighborhoods={neighborhoods.map(({ neighborhood }) => neighborhood).sort(compareNames)}
        />
        <WhatHappensNext />
      </Container>
    </>
  );
}

/** What happens after submitting, next to the form. */
function WhatHappensNext() {
  return (
    <aside aria-labelledby="next" className={styles.next}>
      <h2 id="next" className={styles.title}>
        What happens next
      </h2>
      <ol className={styles.steps}>
        <li>Your tip goes to our data desk and to no one else.</li>
        <li>Someone checks that the place exists and fills in its hours and location.</li>
        <li>We rank it by the same rules as every other place. Nobody can buy a spot.</li>
      </ol>
      <p className={styles.note}>We don’t ask for your name or email, so we can’t write back.</p>
    </aside>
  );
}

export const loader: LoaderFunction = async ({ context }) => {
  const [site] = await Promise.all([
    load(context, 'getSite'),
    load(context, 'listCuisineStats'),
    load(context, 'listNeighborhoodStats'),
  ]);
  if (site.submitRestaurantUrl !== null) throw redirect(site.submitRestaurantUrl);
  return null;
};
