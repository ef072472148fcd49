import type { NewsItem } from '#contract/pages';
import { chooseCuisineCover } from '#domain/covers/cover';
import { NEWS_HEADING } from '#domain/words/headings';
import { Link } from 'react-router';
import { coverSeed } from '../../components/cover-seed.ts';
import { PageSection } from '../../components/page-section.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Cover } from '../../ui/cover/cover.tsx';
import styles from './home-news.module.css';
import { newsDateText } from './news-date-text.ts';

/** The spotlight articles picked by editors, and a link to all stories (spec 1 §2). */
export function HomeNews({ news }: { readonly news: readonly NewsItem[] }) {
  return (
    <PageSection
      id="local-business-news"
      title={NEWS_HEADING}
      more={
        <ButtonLink to={paths.localBusinesses} variant="outline">
          View All Local Business Stories
        </ButtonLink>
      }
    >
      <ul role="list" className={styles.items}>
        {news.map((item) => (
          <li key={item.href}>
            <NewsCard item={item} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function NewsCard({ item }: { readonly item: NewsItem }) {
  const { title, summary, date, readMinutes, href, cuisine } = item;
  return (
    <Card className={styles.card}>
      <div className={styles.art} aria-hidden="true">
        <Cover cover={chooseCuisineCover({ id: coverSeed(title), category: cuisine ?? '' })} />
      </div>
      <div className={styles.text}>
        <p className={styles.when}>
          <time dateTime={date}>{newsDateText(date)}</time> · {readMinutes} min read
        </p>
        <h3 className={styles.title}>
          {href.startsWith('/') ? <Link to={href}>{title}</Link> : <a href={href}>{title}</a>}
        </h3>
        <p className={styles.summary}>{summary}</p>
      </div>
    </Card>
  );
}
