import type { Ad } from '#contract/ads';
import { chooseAd } from '#domain/ads/ad-rotation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { reportClick, reportShown } from '../../api/partners.ts';
import { useApp } from '../../boot/app-context.ts';
import { usePageView } from './page-view.ts';
import styles from './partner-picture.module.css';
import { useNear } from './use-near.ts';
import { useViewable } from './use-viewable.ts';

interface PartnerPictureProps {
  readonly page: string;
  /** Called if there is nothing to show: no ad is running, or an ad blocker stops it. */
  readonly onEmpty: () => void;
}

/** One of the running ads, chosen at random (spec 1 §4). */
export function PartnerPicture({ page, onEmpty }: PartnerPictureProps) {
  const { fetchApi } = useApp();
  const [ad, setAd] = useState<Ad>();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);

  const show = useEffectEvent((ads: readonly Ad[]) => {
    const chosen = chooseAd(ads, Math.random());
    setAd(chosen);
    if (!chosen) onEmpty();
  });
  useEffect(() => {
    if (isNear) call(fetchApi, 'listAds').then(show, () => show([]));
  }, [fetchApi, isNear]);

  return (
    <div ref={place} className={styles.link}>
      {ad && <AdLink ad={ad} page={page} onBroken={onEmpty} />}
    </div>
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
        className={styles.picture}
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
