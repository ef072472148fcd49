import { CuisineCover } from '../../components/cuisine-cover.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { SubmitForm, type SubmitFormProps } from './submit-form.tsx';
import styles from './submit-restaurant-page.module.css';
import { WhatHappensNext } from './what-happens-next.tsx';

/** Where readers suggest a restaurant (decisions §2). */
export function SubmitRestaurantPage(props: SubmitFormProps) {
  return (
    <>
      <PageHeader
        title="Add a restaurant"
        subtitle="Know a place we don’t? Tell us about it. We check every place before we list it."
        trail={[{ label: 'Home', to: paths.home }]}
        current="Add a restaurant"
        art={<CuisineCover seed="Diner" cuisine="Diner" />}
      />
      <Container className={styles.columns}>
        <SubmitForm {...props} />
        <WhatHappensNext />
      </Container>
    </>
  );
}
