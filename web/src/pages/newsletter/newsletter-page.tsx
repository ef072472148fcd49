import { longDate } from '#domain/calendar/date-texts';
import { issuesNode } from '#domain/structured-data/publication-data';
import * as texts from '#texts';
import { useCall, useSite } from '../../api/use-call.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { loadCalls } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './newsletter-page.module.css';

/** The archive of the newsletter: all issues that have gone out. */
export function Component() {
  const { issues } = useCall('getNewsletterPage');
  const site = useSite();
  const heading = texts.archive.heading();
  return (
    <>
      <PageHead
        heading={heading}
        description={texts.archive.description({ site: site.name })}
        canonicalPath={paths.newsletter}
        trail={[{ name: texts.pages.newsletter(), url: paths.newsletter }]}
        nodes={issuesNode({
          name: heading,
          url: paths.newsletter,
          issues: issues.map(({ slug, subject, day }) => ({ name: subject, url: paths.issue(slug), day })),
        })}
      />
      <link rel="alternate" type="application/rss+xml" href={paths.newsletterFeed} title={heading} />
      <PageHeader title={heading} subtitle={texts.archive.subtitle()} current={texts.pages.newsletter()}>
        <p className={styles.ways}>
          <ButtonLink to={paths.winDinner}>{texts.archive.signUp()}</ButtonLink>
          <a href={paths.newsletterFeed}>{texts.archive.feed()}</a>
        </p>
      </PageHeader>
      <Container>
        {issues.length === 0 ? (
          <EmptyState message={texts.archive.none()} />
        ) : (
          <ol role="list" reversed className={styles.issues}>
            {issues.map(({ slug, subject, preheader, day }) => (
              <li key={slug} className={styles.issue}>
                <time dateTime={day} className={styles.day}>
                  {longDate(day)}
                </time>
                <div>
                  <h2 className={styles.subject}>
                    <Link to={paths.issue(slug)}>{subject}</Link>
                  </h2>
                  <p className={styles.line}>{preheader}</p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </Container>
    </>
  );
}

export const loader = loadCalls('getNewsletterPage');
