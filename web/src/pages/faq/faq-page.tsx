import { region, texts } from '#city';
import { faqData } from '#domain/structured-data/publication-data';
import { FAQ_HEADING, pageTitle } from '#domain/words/headings';
import { Link } from 'react-router';
import { useCall, useSite } from '../../api/use-call.ts';
import { useApp } from '../../boot/app-context.ts';
import { CuisineCover } from '../../components/cuisine-cover.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Questions } from '../../components/questions.tsx';
import { SubmitLink } from '../../components/submit-link.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { loadCalls } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { HOME } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import styles from './faq-page.module.css';

/** The home page's questions on their own page (decisions §2). */
export function Component() {
  const { siteUrl } = useApp();
  const { questions } = useCall('getHomePage');
  const site = useSite();
  return (
    <>
      <PageHead
        title={pageTitle(FAQ_HEADING, site.name)}
        description={texts.faqDescription}
        canonicalPath={paths.faq}
        data={faqData({
          questions,
          url: paths.faq,
          siteUrl,
          breadcrumbs: [HOME, { name: 'FAQ', url: paths.faq }],
        })}
      />
      <PageHeader
        title={FAQ_HEADING}
        subtitle={`What people ask us about eating in ${region.name}.`}
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

export const loader = loadCalls('getHomePage');
