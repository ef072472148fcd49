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
 * The place of one ad, 970 px wide at most and 120, 150, 200 or 250 px high (spec 1 §9). The server keeps the space
 * where there are ads; which one it is, each page view decides, so that all of them share one page. Without one it takes no space
 * (decisions §9).
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
