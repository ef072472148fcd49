import type { Site } from '#contract/pages';
import { SITE_PAGES } from '#domain/addresses/site-pages';
import * as texts from '#texts';
import { useSite } from '../api/use-call.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { Link } from '../ui/link.tsx';
import { SubmitLink } from './submit-link.tsx';
import styles from './site-footer.module.css';

/** Three columns under a row of rowhouses (spec 1 §2). */
export function SiteFooter() {
  const site = useSite();
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <section aria-labelledby="footer-about">
            <h2 id="footer-about" className={styles.title}>
              {texts.site.about({ site: site.name })}
            </h2>
            <p className={styles.about}>{site.footerAbout}</p>
            <ButtonLink to={site.newsletterUrl} newTab size="small" className={styles.subscribe}>
              {texts.site.subscribe()}
            </ButtonLink>
          </section>
          <PopularNames
            id="footer-neighborhoods"
            title={texts.site.popularNeighborhoods()}
            names={site.popularNeighborhoods}
            to={paths.neighborhood}
          />
          <PopularNames
            id="footer-cuisines"
            title={texts.site.popularCuisines()}
            names={site.popularCuisines}
            to={paths.cuisine}
          />
        </div>
        <div className={styles.base}>
          <p>© {site.publication}</p>
          <ul role="list">
            {SITE_PAGES.filter(([, { footer }]) => footer).map(([name, { path, footer }]) => (
              <li key={name}>
                <Link to={path}>{footer?.()}</Link>
              </li>
            ))}
            <li>
              <SubmitLink>{texts.words.addRestaurant()}</SubmitLink>
            </li>
            {site.footerPages.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={paths.page(slug)}>{title}</Link>
              </li>
            ))}
            <li>
              <Link to={paths.sitemap}>{texts.pages.sitemap()}</Link>
            </li>
            <li>
              <a href={paths.sitemapXml}>{texts.site.xmlSitemap()}</a>
            </li>
          </ul>
        </div>
        {site.hasSampleContent && <p className={styles.sample}>{texts.site.sample()}</p>}
      </Container>
    </footer>
  );
}

interface PopularNamesProps {
  readonly id: string;
  readonly title: string;
  readonly names: Site['popularCuisines'];
  /** Path of the page for a slug. */
  readonly to: (slug: string) => string;
}

function PopularNames({ id, title, names, to }: PopularNamesProps) {
  if (names.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul role="list">
        {names.map(({ label, slug }) => (
          <li key={slug}>
            <Link to={to(slug)}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
