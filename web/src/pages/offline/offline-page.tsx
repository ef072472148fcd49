import { FailedPage } from '../../failures/failed-page.tsx';
import { PageHead, PRIVATE_PAGE } from '../../head/page-head.tsx';
import { isSameOriginPath, paths } from '../../paths.ts';

/** Shown offline in place of a page without a kept copy. The fragment contains that page's address. */
export function Component() {
  return (
    <>
      <PageHead heading={'Offline'} description="This page needs a connection." robots={PRIVATE_PAGE} />
      <FailedPage error={null} isTemporary onRetry={() => location.replace(wanted())} />
    </>
  );
}

function wanted(): string {
  const address = location.hash.slice(1);
  return isSameOriginPath(address) ? address : paths.home;
}
