import { faqNodes } from '#domain/structured-data/home-data';
import * as texts from '#texts';
import { useCall } from '../../api/use-call.ts';
import { CuisineCover } from '../../components/cuisine-cover.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Questions } from '../../components/questions.tsx';
import { SubmitLink } from '../../components/submit-link.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { loadCalls } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './faq-page.module.css';
import { RichText } from '../../ui/rich-text.tsx';

/** The home page's questions on their own page (decisions §2). */
export function Component() {
  const { questions } = useCall('getHomePage');
  return (
    <>
      <PageHead
        heading={texts.faq.heading()}
        description={texts.faq.description()}
        canonicalPath={paths.faq}
        trail={[{ name: texts.pages.faq(), url: paths.faq }]}
        nodes={faqNodes(questions, paths.faq)}
      />
      <PageHeader
        title={texts.faq.heading()}
        subtitle={texts.faq.subtitle()}
        current={texts.pages.faq()}
        art={<CuisineCover seed="Crab House" cuisine="Crab House" />}
      />
      <Container className={styles.columns}>
        {questions.length > 0 ? (
          <Questions questions={questions} headingLevel={2} isFirstOpen />
        ) : (
          <EmptyState message={texts.faq.none()}>
            <ButtonLink to={paths.cuisines} variant="outline">
              {texts.words.viewAllCuisines()}
            </ButtonLink>
          </EmptyState>
        )}
        <aside className={styles.more}>
          <p>
            <RichText text={texts.faq.method} tags={{ method: <Link to={paths.rankingMethod} /> }} />
          </p>
          <p>
            <RichText text={texts.faq.missing} tags={{ add: <SubmitLink /> }} />
          </p>
        </aside>
      </Container>
    </>
  );
}

export const loader = loadCalls('getHomePage');
