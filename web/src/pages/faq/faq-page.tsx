import CITY from '#city/region.json';
import { CuisineCover } from '../../components/cuisine-cover.tsx';
import type { Question, Site } from '#contract/pages';
import { FAQ_HEADING } from '#domain/words/headings';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Questions } from '../../components/questions.tsx';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { SubmitLink } from '../../components/submit-link.tsx';
import styles from './faq-page.module.css';

interface FaqPageProps {
  readonly questions: readonly Question[];
  readonly site: Site;
}

/** The home page's questions on their own page (decisions §2). */
export function FaqPage({ questions, site }: FaqPageProps) {
  return (
    <>
      <PageHeader
        title={FAQ_HEADING}
        subtitle={`What people ask us about eating in ${CITY.name}.`}
        trail={[{ label: 'Home', to: paths.home }]}
        current="FAQ"
        art={<CuisineCover seed="Crab House" cuisine="Crab House" />}
      />
      <Container className={styles.columns}>
        {questions.length > 0 ? (
          <Questions questions={questions} headingLevel={2} />
        ) : (
          <EmptyState message="No questions yet.">
            <ButtonLink to={paths.cuisines} variant="outline">
              View All Cuisines
            </ButtonLink>
          </EmptyState>
        )}
        <aside className={styles.more}>
          <p>
            Curious how we rank places? <Link to={paths.rankingMethod}>Here’s the method</Link>.
          </p>
          <p>
            Missing a favorite? <SubmitLink site={site} label="Add a restaurant" />.
          </p>
        </aside>
      </Container>
    </>
  );
}
