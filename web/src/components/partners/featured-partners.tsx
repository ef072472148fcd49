import type { Site } from '#contract/pages';
import { PageSection } from '../page-section.tsx';
import styles from './partners.module.css';
import { usePartners } from './use-partners.ts';

/** 'Featured Businesses' (spec 1 §2): four skeletons until they are there. */
export function FeaturedPartners({ site }: { readonly site: Site }) {
  const drawn = usePartners();
  if (site.partners.businesses === 0) return null;
  return (
    <div className={styles.businesses}>
      <PageSection id="featured" title="Featured Businesses">
        {drawn ? (
          <drawn.PartnerCards />
        ) : (
          <div className={styles.grid} aria-hidden="true">
            {[1, 2, 3, 4].map((key) => (
              <div key={key} className={styles.skeleton} />
            ))}
          </div>
        )}
      </PageSection>
    </div>
  );
}
