import { MainLinks } from '../../components/main-links.tsx';
import { NoticePage } from '../../components/notice-page.tsx';
import { paths } from '../../paths.ts';
import { SearchField } from '../../ui/search-field.tsx';

/** The 404 page (spec 1 §2, exact texts) with a search box and the main links (decisions §2). */
export function NotFoundPage() {
  return (
    <NoticePage
      title="404 Page Not Found"
      text="Did you forget to add the page to the router?"
      search={<SearchField action={paths.home} placeholder="Search restaurants..." />}
    >
      <MainLinks />
    </NoticePage>
  );
}
