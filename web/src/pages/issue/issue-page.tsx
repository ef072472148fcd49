import type { IssueBlock } from '#contract/newsletter-issues';
import { longDate } from '#domain/calendar/date-texts';
import { articleNode } from '#domain/structured-data/publication-data';
import * as texts from '#texts';
import { useParams, type LoaderFunction } from 'react-router';
import { canonical } from '../../address/canonical.ts';
import { useCall, useSite } from '../../api/use-call.ts';
import { ArticleBody } from '../../components/article-body.tsx';
import { Band } from '../../components/band.tsx';
import { TeaserCard } from '../../components/teaser-card.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { loadFound } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Container } from '../../ui/container.tsx';
import styles from './issue-page.module.css';

const TRAIL = [{ name: texts.pages.newsletter(), url: paths.newsletter }];

/** An issue of the newsletter, as it was mailed, without its ads. */
export function Component() {
  const { slug = '' } = useParams();
  const issue = useCall('getIssuePage', { params: { slug } });
  const { subject, preheader, day, intro, blocks } = issue;
  const site = useSite();
  const path = paths.issue(issue.slug);
  const image = paths.sharePictureOf('newsletter', issue.slug);
  const description = preheader || texts.archive.description({ site: site.name });
  return (
    <article className={styles.issue}>
      <PageHead
        heading={subject}
        description={description}
        canonicalPath={path}
        type="article"
        image={image}
        trail={[...TRAIL, { name: subject, url: path }]}
        nodes={articleNode({
          headline: subject,
          description,
          url: path,
          imageUrl: image,
          publishedAt: day,
          publication: site.publication,
        })}
      />
      <Container>
        <Breadcrumbs trail={TRAIL} current={subject} />
        <header className={styles.header}>
          <p className={styles.day}>
            <time dateTime={day}>{texts.archive.of({ day: longDate(day) })}</time>
          </p>
          <h1 className={styles.subject}>{subject}</h1>
          {preheader !== '' && <p className={styles.line}>{preheader}</p>}
        </header>
        <div className={styles.parts}>
          {intro.length > 0 && <ArticleBody parts={intro} />}
          {blocks.map((block, index) => (
            // Parts have no id, and two may be identical.
            <Part key={index} id={`part-${index}`} block={block} />
          ))}
        </div>
        <div className={styles.signUp}>
          <Band
            id="sign-up"
            heading={texts.archive.bandHeading()}
            text={texts.archive.bandText()}
            link={{ label: texts.archive.signUp(), to: paths.winDinner }}
          />
        </div>
      </Container>
    </article>
  );
}

function Part({ id, block }: { readonly id: string; readonly block: IssueBlock }) {
  if (block.kind === 'ad') return null;
  const heading = block.kind === 'question' ? block.question : block.heading;
  return (
    <section
      {...(heading !== null && { 'aria-labelledby': id })}
      className={block.kind === 'question' ? styles.question : undefined}
    >
      {heading !== null && <h2 id={id}>{heading}</h2>}
      {'text' in block && block.text !== null && <p>{block.text}</p>}
      {'body' in block && <ArticleBody parts={block.body} isPlain />}
      {'teasers' in block && (
        <ul role="list" className={styles.teasers}>
          {block.teasers.map((teaser) => (
            <li key={teaser.path}>
              <TeaserCard teaser={teaser} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export const loader: LoaderFunction = async ({ context, params: { slug = '' }, request }) => {
  const issue = await loadFound(context, 'getIssuePage', { params: { slug } });
  return canonical(request, paths.issue(issue.slug));
};
