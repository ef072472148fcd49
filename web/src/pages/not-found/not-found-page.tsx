import { MainLinks } from '../../components/main-links.tsx';
import { NoticePage } from '../../components/notice-page.tsx';

/** The catch-all (spec 1 §2, both texts to the letter) with the main ways on. */
export function NotFoundPage() {
  return (
    <NoticePage title="404 Page Not Found" text="Did you forget to add the page to the router?">
      <MainLinks />
    </NoticePage>
  );
}
