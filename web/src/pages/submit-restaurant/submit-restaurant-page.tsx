import { chooseCuisineCover } from '#domain/covers/cover';
import { coverSeed } from '../../components/cover-seed.ts';
import { Cover } from '../../ui/cover/cover.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { SubmitForm, type SubmitFormProps } from './submit-form.tsx';
import styles from './submit-restaurant-page.module.css';
import { WhatHappensNext } from './what-happens-next.tsx';

/** Cover shown beside the headline. */
const HEADER_ART = chooseCuisineCover({ id: coverSeed('Diner'), category: 'Diner' });

/** Where readers suggest a restaurant (decisions §2). */
export function SubmitRestaurantPage(props: SubmitFormProps) {
  return (
    <>
      <PageHeader
        title="Add a restaurant"
        subtitle="Know a place we don’t? Tell us about it. We check every tip before we list it."
        trail={[{ label: 'Home', to: paths.home }]}
        current="Add a restaurant"
        art={<Cover cover={HEADER_ART} />}
      />
      <Container className={styles.columns}>
        <SubmitForm {...props} />
        <WhatHappensNext />
      </Container>
    </>
  );
}
