import { PageHeader } from '../../components/page-header.tsx';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { Link } from 'react-router';
import type { SitemapSection } from './sitemap-links.ts';
import styles from './sitemap-page.module.css';

/** The sitemap page: links to every section of the site (spec 2 §2). */
export function SitemapPage({ sections }: { readonly sections: readonly SitemapSection[] }) {
  return (
    <>
      <PageHeader
        title="Sitemap"
        subtitle="The main pages, plus the neighborhoods and cuisines with the most restaurants."
        trail={[{ label: 'Home', to: paths.home }]}
        current="Sitemap"
      />
      <Container className={styles.sections}>
        {sections.map(({ title, links }, index) => (
          <section key={title} aria-labelledby={`section-${index}`}>
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
