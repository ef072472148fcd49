import type { Site } from '#contract/pages';
import { useState } from 'react';
import { Container } from '../../ui/container.tsx';
import { PartnerPicture } from './partner-picture.tsx';
import styles from './partners.module.css';
import { useIsSettled } from './use-is-settled.ts';

interface PartnerSlotProps {
  readonly site: Site;
  readonly page: string;
}

/**
 * The slot of one ad, at most 970 px wide and 120, 150, 200 or 250 px high (spec 1 §9). The server reserves the space
 * when ads are running; each page view picks its ad in the browser, so that the page stays cacheable. Without an ad the
 * slot takes no space (decisions §9).
 */
export function PartnerSlot({ site, page }: PartnerSlotProps) {
  const isSettled = useIsSettled();
  const [isEmpty, setIsEmpty] = useState(site.partners.ads === 0);
  if (isEmpty) return null;
  return (
    <Container>
      <aside className={styles.slot} aria-label="Advertisement">
        <p className={styles.label}>Advertisement</p>
        <div className={styles.space}>
          {isSettled && <PartnerPicture page={page} onEmpty={() => setIsEmpty(true)} />}
        </div>
      </aside>
    </Container>
  );
}
