import { compareNames } from '#domain/places/rated';
import * as texts from '#texts';
import { type LoaderFunction, redirect } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { CuisineCover } from '../../components/cuisine-cover.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { load } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { SubmitForm } from './submit-form.tsx';
import styles from './submit-restaurant-page.module.css';

/** Where readers suggest a restaurant (decisions §2). */
export function Component() {
  const cuisines = useCall('listCuisineStats');
  const neighborhoods = useCall('listNeighborhoodStats');
  return (
    <>
      <PageHead
        heading={texts.words.addRestaurant()}
        description={texts.submit.description()}
        canonicalPath={paths.submitRestaurant}
        trail={[{ name: texts.words.addRestaurant(), url: paths.submitRestaurant }]}
      />
      <PageHeader
        title={texts.words.addRestaurant()}
        subtitle={texts.submit.subtitle()}
        current={texts.words.addRestaurant()}
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

function WhatHappensNext() {
  return (
    <aside aria-labelledby="next" className={styles.next}>
      <h2 id="next" className={styles.title}>
        {texts.submit.next()}
      </h2>
      <ol className={styles.steps}>
        <li>{texts.submit.stepRead()}</li>
        <li>{texts.submit.stepCheck()}</li>
        <li>{texts.submit.stepRank()}</li>
      </ol>
      <p className={styles.note}>{texts.submit.note()}</p>
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
