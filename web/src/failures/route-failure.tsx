import * as texts from '#texts';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { MainLinks } from '../components/main-links.tsx';
import { PageHead } from '../head/page-head.tsx';
import { paths } from '../paths.ts';
import { SearchField } from '../ui/search-field.tsx';
import { FailedPage } from './failed-page.tsx';
import { NoticePage } from './notice-page.tsx';

export interface MissingPage {
  readonly title: string;
  readonly text: string;
  /** Description in the head, if it is not the text. */
  readonly description?: string;
  readonly hasSearch?: boolean;
  readonly links: ReactNode;
}

/** The 404 page (spec 1 §2, exact texts) with a search box and the main links (decisions §2). */
const NOT_FOUND: MissingPage = {
  title: texts.failures.notFound(),
  text: texts.failures.notFoundText(),
  description: texts.failures.notFoundDescription(),
  hasSearch: true,
  links: <MainLinks />,
};

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** Shown when a page is missing or fails to load. Some pages have their own message for what is missing. */
export function RouteFailure({ missing = NOT_FOUND }: { readonly missing?: MissingPage }) {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (isNotFound(error)) {
    return (
      <>
        <PageHead title={missing.title} description={missing.description ?? missing.text} />
        <Missing page={missing} />
      </>
    );
  }
  return (
    <>
      <PageHead title={texts.failures.title()} description={texts.failures.description()} />
      <FailedPage error={error} onRetry={() => void revalidate()} />
    </>
  );
}

/** Shown when even the header and footer can't load. Needs no data; without it the router would show a stack trace. */
export function RootFailure() {
  const error = useRouteError();
  const isMissing = isNotFound(error);
  return (
    <main id="content">
      <title>{isMissing ? NOT_FOUND.title : texts.failures.title()}</title>
      <meta name="robots" content="noindex" />
      {isMissing ? (
        <Missing page={NOT_FOUND} />
      ) : (
        <FailedPage error={error} onRetry={() => window.location.reload()} />
      )}
    </main>
  );
}

function Missing({ page: { title, text, hasSearch, links } }: { readonly page: MissingPage }) {
  const search = hasSearch && <SearchField action={paths.home} placeholder={texts.home.placeholder()} />;
  return (
    <NoticePage title={title} text={text} search={search || undefined}>
      {links}
    </NoticePage>
  );
}
