import { MainLinks } from '../../components/main-links.tsx';
import { NoticePage } from '../../components/notice-page.tsx';
import { paths } from '../../paths.ts';
import { SearchField } from '../../ui/search-field.tsx';

/** The catch-all (spec 1 §2, both texts to the letter) with a search and the main ways on (decisions §2). */
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
