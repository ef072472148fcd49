import type { AuthorPage as AuthorPageData } from '#contract/editorial';
import { GuideCard } from '../../components/guide-card.tsx';
import { StoryCard } from '../../components/story-card.tsx';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Container } from '../../ui/container.tsx';
import styles from './author-page.module.css';
import { initialOf } from './initial-of.ts';

/** An author: name, a line about them and their publications. */
export function AuthorPage({ author }: { readonly author: AuthorPageData }) {
  const { name, line, picture, stories, guides } = author;
  return (
    <Container className={styles.page}>
      <Breadcrumbs trail={[{ label: 'Home', to: paths.home }]} current={name} />
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
        <section aria-labelledby="stories">
          <h2 id="stories" className={styles.heading}>
            Stories
          </h2>
          <ul role="list" className={styles.grid}>
            {stories.map((story) => (
              <li key={story.slug}>
                <StoryCard story={story} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {guides.length > 0 && (
        <section aria-labelledby="guides">
          <h2 id="guides" className={styles.heading}>
            Guides
          </h2>
          <ul role="list" className={styles.grid}>
            {guides.map((guide) => (
              <li key={guide.slug}>
                <GuideCard guide={guide} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Container>
  );
}
