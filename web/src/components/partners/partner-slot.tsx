import type { Ad } from '#contract/ads';
import type { Site } from '#contract/pages';
import { chooseAd } from '#domain/ads/ad-rotation';
import * as texts from '#texts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callQuery } from '../../api/call-query.ts';
import { reportClick, reportShown } from '../../api/reports.ts';
import { useApp } from '../../boot/app-context.ts';
import { Container } from '../../ui/container.tsx';
import { useNear, usePageView, useViewable } from './partner-view.ts';
import styles from './partners.module.css';

interface PartnerSlotProps {
  readonly site: Site;
  readonly page: string;
}

/**
 * The slot of one ad, at most 970 px wide and 120, 150, 200 or 250 px high (spec 1 §9). The server reserves the space
 * when ads are running; each page view picks one at random in the browser (spec 1 §4), so that the page stays
 * cacheable. Without an ad, or if an ad blocker stops it, the slot takes no space (decisions §9).
 */
export function PartnerSlot({ site, page }: PartnerSlotProps) {
  const { fetchApi } = useApp();
  const space = useRef<HTMLDivElement>(null);
  const isNear = useNear(space);
  const [dice] = useState(Math.random);
  const [isBroken, setBroken] = useState(false);
  // Not kept: an ad may have been switched off before the next page view.
  const { data: ads, isError } = useQuery({ ...callQuery(fetchApi, 'listAds'), enabled: isNear, gcTime: 0 });
  const ad = ads && chooseAd(ads, dice);
  if (site.partners.ads === 0 || isBroken || isError || (ads && !ad)) return null;
  return (
    <Container>
      <aside className={styles.slot} aria-label={texts.partners.advertisement()}>
        <p className={styles.label}>{texts.partners.advertisement()}</p>
        <div ref={space} className={styles.space}>
          {ad && <AdLink ad={ad} page={page} onBroken={() => setBroken(true)} />}
        </div>
      </aside>
    </Container>
  );
}

interface AdLinkProps {
  readonly ad: Ad;
  readonly page: string;
  readonly onBroken: () => void;
}

function AdLink({ ad, page, onBroken }: AdLinkProps) {
  const view = usePageView();
  const link = useRef<HTMLAnchorElement>(null);
  const isReported = useRef(false);
  const report = { params: { id: ad.id }, body: { page, view } };

  /** Once per page view, when viewable. */
  function reportImpression(): void {
    if (isReported.current) return;
    isReported.current = true;
    reportShown('recordAdImpression', report);
  }

  useViewable(link, () => reportShown('recordAdViewable', report));

  const click = () => reportClick('recordAdClick', report);
  return (
    <a
      ref={link}
      className={styles.link}
      href={ad.clickUrl}
      target="_blank"
      rel="sponsored noopener"
      onClick={click}
      onAuxClick={(event) => event.button === 1 && click()}
    >
      <img
        className={styles.adPicture}
        src={ad.imageUrl}
        {...(ad.smallImageUrl !== null && {
          srcSet: `${ad.smallImageUrl} 640w, ${ad.imageUrl} 970w`,
          sizes: '(min-width: 64rem) 970px, 100vw',
        })}
        alt={ad.alt}
        width={970}
        height={250}
        loading="lazy"
        decoding="async"
        onLoad={reportImpression}
        onError={onBroken}
      />
    </a>
  );
}
