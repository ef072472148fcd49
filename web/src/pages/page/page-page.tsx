import { type LoaderFunction, useParams, useSearchParams } from 'react-router';
import { canonical, editedInput, searchOf } from '../../address/canonical.ts';
import { useCall } from '../../api/use-call.ts';
import { ArticleBody } from '../../components/article-body.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PreviewNotice } from '../../components/preview-notice.tsx';
import { PageHead, PRIVATE_PAGE } from '../../head/page-head.tsx';
import { loadFound } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import styles from './page-page.module.css';

/** A page added by editors: title, summary and text. */
export function Component() {
  const { slug } = useParams();
  const [search] = useSearchParams();
  const page = useCall('getOwnPage', editedInput(slug, search));
  const path = paths.page(page.slug);
  return (
    <>
      <PageHead
        heading={page.metaTitle ?? page.title}
        description={page.description}
        canonicalPath={path}
        robots={page.isPreview ? PRIVATE_PAGE : undefined}
        image={page.shareImageUrl ?? undefined}
        trail={[{ name: page.title, url: path }]}
      />
      {page.isPreview && <PreviewNotice />}
      <PageHeader title={page.title} subtitle={page.description} current={page.title} />
      <Container className={styles.body}>
        <ArticleBody parts={page.body} isPlain />
      </Container>
    </>
  );
}

export const loader: LoaderFunction = async ({ context, params, request }) => {
  const page = await loadFound(context, 'getOwnPage', editedInput(params.slug, searchOf(request)));
  return page.isPreview ? null : canonical(request, paths.page(page.slug));
};
