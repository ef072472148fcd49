import { authorNode } from '#domain/structured-data/publication-data';
import type { ReactNode } from 'react';
import { useParams, type LoaderFunction } from 'react-router';
import { canonical } from '../../address/canonical.ts';
import { useCall, useSite } from '../../api/use-call.ts';
import { GuideCard } from '../../components/guide-card.tsx';
import { StoryCard } from '../../components/story-card.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { loadFound } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Container } from '../../ui/container.tsx';
import styles from './author-page.module.css';

export function Component() {
  const { slug = '' } = useParams();
  const { name, line, picture, stories, guides, ...author } = useCall('getAuthorPage', { params: { slug } });
  const site = useSite();
  const path = paths.author(author.slug);
  return (
    <Container className={styles.page}>
      <PageHead
        heading={name}
        description={line ?? `Stories and guides by ${name} in ${site.name}.`}
        canonicalPath={path}
        image={picture?.url}
        trail={[{ name, url: path }]}
        nodes={authorNode({ name, line, url: path, imageUrl: picture?.url ?? null })}
      />
      <Breadcrumbs current={name} />
      <header className={styles.header}>
        {picture ? (
          <img src={picture.url} alt={picture.alt} width={160} height={160} className={styles.portrait} />
        ) : (
          <span aria-hidden="true" className={styles.portrait}>
            {initialOf(name)}
          </span>
        )}
        <div>
          <h1 className={styles.name}>{name}</h1>
          {line !== null && <p className={styles.line}>{line}</p>}
        </div>
      </header>
      {stories.length > 0 && (
        <Section id="stories" title="Stories">
          {stories.map((story) => (
            <li key={story.slug}>
              <StoryCard story={story} level={3} />
            </li>
          ))}
        </Section>
      )}
      {guides.length > 0 && (
        <Section id="guides" title="Guides">
          {guides.map((guide) => (
            <li key={guide.slug}>
              <GuideCard guide={guide} />
            </li>
          ))}
        </Section>
      )}
    </Container>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul role="list" className={styles.grid}>
        {children}
      </ul>
    </section>
  );
}

/**
 * The first letter of a name, in place of a missing portrait. Two initials could spell a word: "NO" for Nell Okafor.
 */
export function initialOf(name: string): string {
  const [word = ''] = name.split(/\s+/).filter((part) => /^\p{L}/u.test(part));
  return [...word][0]?.toUpperCase() ?? '';
}

export const loader: LoaderFunction = async ({ context, params: { slug = '' }, request }) => {
  const author = await loadFound(context, 'getAuthorPage', { params: { slug } });
  return canonical(request, paths.author(author.slug));
};
