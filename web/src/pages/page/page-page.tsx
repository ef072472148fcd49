import type { OwnPage } from '#contract/editorial';
import { ArticleBody } from '../../components/article-body.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import styles from './page-page.module.css';

/** A page added by editors: title, summary and text. */
export function PagePage({ page }: { readonly page: OwnPage }) {
  return (
    <>
      <PageHeader
        title={page.title}
        subtitle={page.description}
        trail={[{ label: 'Home', to: paths.home }]}
        current={page.title}
      />
      <Container className={styles.body}>
        <ArticleBody parts={page.body} isPlain />
      </Container>
    </>
  );
}
