import type { FeaturedBusiness } from '#contract/featured-businesses';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { reportShown } from '../../api/partners.ts';
import { useApp } from '../../boot/app-context.ts';
import { usePageView } from './page-view.ts';
import { PartnerCard } from './partner-card.tsx';
import styles from './partners.module.css';

/** Featured businesses in their given order, each reported once per page view, on load (spec 1 §7). */
export function PartnerCards() {
  const { fetchApi } = useApp();
  const view = usePageView();
  const [businesses, setBusinesses] = useState<readonly FeaturedBusiness[] | 'failed' | null>(null);

  useEffect(() => {
    call(fetchApi, 'listFeaturedBusinesses').then(setBusinesses, () => setBusinesses('failed'));
  }, [fetchApi]);

  useEffect(() => {
    if (!Array.isArray(businesses)) return;
    const body = { page: 'home', view };
    for (const { id } of businesses)
      reportShown('recordFeaturedBusinessImpression', { params: { id }, body });
  }, [businesses, view]);

  if (businesses === 'failed') return <p>We can’t show featured businesses right now.</p>;
  if (businesses === null) {
    return (
      <div className={styles.grid} aria-hidden="true">
        {[1, 2, 3, 4].map((key) => (
          <div key={key} className={styles.skeleton} />
        ))}
      </div>
    );
  }
  return (
    <ul role="list" className={styles.grid}>
      {businesses.map((business) => (
        <li key={business.id}>
          <PartnerCard business={business} view={view} />
        </li>
      ))}
    </ul>
  );
}
