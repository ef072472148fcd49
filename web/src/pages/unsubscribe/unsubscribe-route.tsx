import { useSuspenseQuery } from '@tanstack/react-query';
import { pageTitle } from '#domain/words/headings';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { useSearchParams } from 'react-router';
import type { Page } from '../../lazy-page.ts';
import { PRIVATE_PAGE } from '../../private-page.ts';
import { UnsubscribePage, type UnsubscribeState } from './unsubscribe-page.tsx';

const SAID: readonly UnsubscribeState[] = ['done', 'invalid', 'later'];

function UnsubscribeRoute() {
  const { data: site } = useSuspenseQuery(callQuery(useApp().fetchApi, 'getSite'));
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const said = SAID.find((state) => state === params.get('said'));
  return (
    <>
      <PageHead
        title={pageTitle('Unsubscribe', site.name)}
        description="Leave the newsletter."
        robots={PRIVATE_PAGE}
      />
      <UnsubscribePage state={said ?? (token === '' ? 'invalid' : 'ask')} token={token} />
    </>
  );
}

export const route: Page = { Component: UnsubscribeRoute };
