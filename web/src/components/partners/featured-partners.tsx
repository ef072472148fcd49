import * as texts from '#texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callQuery } from '../../api/call-query.ts';
import { reportShown } from '../../api/reports.ts';
import { useSite } from '../../api/use-call.ts';
import { PageSection } from '../page-section.tsx';
import { PartnerCard } from './partner-card.tsx';
import { usePageView } from './partner-view.ts';
import styles from './partners.module.css';

/** 'Featured Businesses' in their given order (spec 1 §2). */
export function FeaturedPartners() {
  if (useSite().partners.businesses === 0) return null;
  return (
    <div className={styles.businesses}>
      <PageSection id="featured" title={texts.partners.title()}>
        <PartnerCards />
      </PageSection>
    </div>
  );
}

/** Each reported once per page view, on load (spec 1 §7); four skeletons while loading. */
function PartnerCards() {
  const view = usePageView();
  // Not kept: the next page view asks again.
  const { data: businesses, isError } = useQuery({
    ...callQuery('listFeaturedBusinesses'),
    gcTime: 0,
  });

  useEffect(() => {
    const body = { page: 'home', view };
    for (const { id } of businesses ?? [])
      reportShown('recordFeaturedBusinessImpression', { params: { id }, body });
  }, [businesses, view]);

  if (isError) return <p>{texts.partners.failed()}</p>;
  if (!businesses) {
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
