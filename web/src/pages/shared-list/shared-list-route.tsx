import CITY from '#city/region.json';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { orNotFound } from '../../loading/or-not-found.ts';
import type { Page } from '../../lazy-page.ts';
import { paths } from '../../paths.ts';
import { SharedListPage } from './shared-list-page.tsx';

function SharedListRoute() {
  const { fetchApi } = useApp();
  const { token = '' } = useParams();
  const { data: list } = useSuspenseQuery(callQuery(fetchApi, 'getSharedSaved', { params: { token } }));
  const { author, name, isHearts } = list;
  const title = isHearts && author !== null ? `Places saved by ${author}` : name;
  return (
    <>
      <PageHead
        title={title}
        description={`A list of places to eat in ${CITY.name}, shared by ${author ?? 'a reader'}.`}
        image={paths.sharePictureOfList(token)}
      />
      <SharedListPage list={list} title={title} />
    </>
  );
}

export const route: Page = {
  Component: SharedListRoute,
  loader:
    ({ queryClient, fetchApi }) =>
    async ({ params }) => {
      const { token = '' } = params;
      await orNotFound(
        queryClient.ensureQueryData(callQuery(fetchApi, 'getSharedSaved', { params: { token } })),
      );
      return null;
    },
};
