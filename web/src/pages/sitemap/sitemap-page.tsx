import * as texts from '#texts';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunction } from 'react-router';
import { callQuery } from '../../api/call-query.ts';
import { useSite } from '../../api/use-call.ts';
import { servicesIn } from '../../boot/app-context.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { Link } from '../../ui/link.tsx';
import { sitemapSections } from './sitemap-links.ts';
import styles from './sitemap-page.module.css';

/** The sitemap page: links to every section of the site; without statistics, static ones (spec 2 §2). */
export function Component() {
  const site = useSite();
  const { data: neighborhoods } = useQuery(callQuery('listNeighborhoodStats'));
  const { data: cuisines } = useQuery(callQuery('listCuisineStats'));
  const { data: guides } = useQuery(callQuery('getGuidesPage'));
  const sections = sitemapSections({ site, neighborhoods, cuisines, guides });
  return (
    <>
      <PageHead
        heading={texts.pages.sitemap()}
        description={texts.sitemap.description()}
        canonicalPath={paths.sitemap}
      />
      <PageHeader
        title={texts.pages.sitemap()}
        subtitle={texts.sitemap.subtitle()}
        current={texts.pages.sitemap()}
      />
      <Container className={styles.sections}>
        {sections.map(({ title, links }, index) => (
          <section key={title} className={styles.section} aria-labelledby={`section-${index}`}>
            <h2 id={`section-${index}`} className={styles.title}>
              {title}
            </h2>
            <ul role="list" className={styles.links}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Container>
    </>
  );
}

export const loader: LoaderFunction = async ({ context }) => {
  const { queryClient } = servicesIn(context);
  await Promise.all([
    queryClient.prefetchQuery(callQuery('listNeighborhoodStats')),
    queryClient.prefetchQuery(callQuery('listCuisineStats')),
    queryClient.prefetchQuery(callQuery('getGuidesPage')),
  ]);
  return null;
};
