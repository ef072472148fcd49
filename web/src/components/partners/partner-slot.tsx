import * as texts from '#texts';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSite } from '../../api/use-call.ts';
import { Container } from '../../ui/container.tsx';
import { useNear } from './partner-view.ts';
import styles from './partners.module.css';

// What is in the slot comes when the slot is near the screen.
const SlotContent = lazy(async () => ({
  default: (await import('./slot-content.tsx')).SlotContent,
}));

interface PartnerSlotProps {
  /** The kind of page, and what it is about: `home`, `cuisine:thai`. */
  readonly page: string;
}

/**
 * The slot of one ad, at most 970 px wide and 120, 150, 200 or 250 px high (spec 1 §9). The server reserves the space
 * where ads are running; each page view picks one at random in the browser (spec 1 §4), so that the page stays
 * cacheable. Without an ad, or if an ad blocker stops it, the slot takes no space (decisions §9).
 */
export function PartnerSlot({ page }: PartnerSlotProps) {
  const { partners } = useSite();
  const space = useRef<HTMLDivElement>(null);
  const isNear = useNear(space);
  const [isEmpty, setEmpty] = useState(false);
  const [kind = ''] = page.split(':');
  if (isEmpty || !partners.pages.includes(kind)) return null;
  return (
    <Container>
      <aside className={styles.slot} aria-label={texts.partners.advertisement()}>
        <p className={styles.label}>{texts.partners.advertisement()}</p>
        <div ref={space} className={styles.space}>
          {isNear && (
            <Suspense>
              <SlotContent page={page} onEmpty={() => setEmpty(true)} />
            </Suspense>
          )}
        </div>
      </aside>
    </Container>
  );
}
