import type { Site } from '#contract/pages';
import { PageSection } from '../page-section.tsx';
import { PartnerCards } from './partner-cards.tsx';
import styles from './partners.module.css';
import { useIsSettled } from './use-is-settled.ts';

/** 'Featured Businesses' (spec 1 §2): four skeletons while loading. */
export function FeaturedPartners({ site }: { readonly site: Site }) {
  const isSettled = useIsSettled();
  if (site.partners.businesses === 0) return null;
  return (
    <div className={styles.businesses}>
      <PageSection id="featured" title="Featured Businesses">
        {isSettled ? (
          <PartnerCards />
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
