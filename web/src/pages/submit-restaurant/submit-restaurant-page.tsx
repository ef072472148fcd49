import { PageHeader } from '../../components/page-header.tsx';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { SubmitForm, type SubmitFormProps } from './submit-form.tsx';

/** Where readers propose a restaurant (decisions §2). */
export function SubmitRestaurantPage(props: SubmitFormProps) {
  return (
    <>
      <PageHeader
        title="Add a restaurant"
        subtitle="Know a place that we do not? Tell our data desk: they check every proposal before it is listed."
        trail={[{ label: 'Home', to: paths.home }]}
        current="Add a restaurant"
      />
      <Container>
        <SubmitForm {...props} />
      </Container>
    </>
  );
}
