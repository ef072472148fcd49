import type { ListedAd } from '#contract/ads';
import { chooseAd } from '#domain/ads/ad-rotation';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { callQuery } from '../../api/call-query.ts';
import { reportClick, reportShown } from '../../api/reports.ts';
import { AdPicture } from './ad-picture.tsx';
import { usePageView, useViewable } from './partner-view.ts';
import styles from './partners.module.css';
import { countSeen, isSeenEnough } from './seen-today.ts';

interface SlotContentProps {
  readonly page: string;
  /** There is no ad, or it cannot be shown. */
  readonly onEmpty: () => void;
}

/** The ad of a page view, chosen among those that the server says are due. */
export function SlotContent({ page, onEmpty }: SlotContentProps) {
  const view = usePageView();
  const [dice] = useState(Math.random);
  // Not kept: an ad may have been switched off before the next page view.
  const ads = useQuery({ ...callQuery('listAds', { query: { page } }), gcTime: 0 });
  const chosen = useMemo(() => ads.data && chooseAd(ads.data, dice, isSeenEnough), [ads.data, dice]);
  const isEmpty = ads.data !== undefined && !chosen;
  const leave = useEffectEvent(() => {
    // So that we know how many page views there are to sell.
    if (isEmpty) reportShown('recordAdImpression', { params: { id: 0 }, body: { page, view } });
    onEmpty();
  });
  useEffect(() => {
    if (isEmpty || ads.isError) leave();
  }, [isEmpty, ads.isError]);
  return chosen && <AdLink ad={chosen} page={page} view={view} onBroken={onEmpty} />;
}

interface AdLinkProps {
  readonly ad: ListedAd;
  readonly page: string;
  readonly view: string;
  readonly onBroken: () => void;
}

function AdLink({ ad, page, view, onBroken }: AdLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isReported = useRef(false);
  const report = {
    params: { id: ad.id },
    body: { page, view, ...(ad.creative && { creative: ad.creative }) },
  };

  /** Once per page view, when viewable. */
  function reportImpression(): void {
    if (isReported.current) return;
    isReported.current = true;
    countSeen(ad);
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
      <AdPicture ad={ad} onLoad={reportImpression} onError={onBroken} />
    </a>
  );
}
