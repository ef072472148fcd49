import type { Ad } from '#contract/ads';
import type { FeaturedBusiness } from '#contract/featured-businesses';
import * as texts from '#texts';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { NumbersDetails } from '../../components/numbers/numbers-details.tsx';
import { AdPicture } from '../../components/partners/ad-picture.tsx';
import { PartnerCard } from '../../components/partners/partner-card.tsx';
import { usePageView } from '../../components/partners/partner-view.ts';
import partnerStyles from '../../components/partners/partners.module.css';
import { Container } from '../../ui/container.tsx';
import styles from './slot-preview.module.css';

/** Widths of screens, and how large they are drawn here. */
const SCREENS = [
  { width: 360, name: 'Phone', className: styles.phone },
  { width: 1280, name: 'Desk', className: styles.desk },
] as const;

type SlotPreviewProps =
  { readonly ad: Pick<Ad, 'imageUrl' | 'smallImageUrl' | 'alt'> } | { readonly business: FeaturedBusiness };

/** The slot as readers see it, on a phone and at a desk; all kinds of page with ads have the same. */
export function SlotPreview(props: SlotPreviewProps) {
  return (
    <NumbersDetails title="Preview on a phone and at a desk" open>
      <div className={styles.screens}>
        {SCREENS.map(({ width, name, className }) => (
          <figure key={width}>
            <figcaption className={styles.label}>
              {name}: {width} px wide{width > 1_000 && ', drawn at half its size'}
            </figcaption>
            <div className={className} data-kind={'ad' in props ? 'ad' : 'card'}>
              <Screen width={width} title={`Preview at ${width} pixels`}>
                {'ad' in props ? <AdSlot ad={props.ad} /> : <CardSlot business={props.business} />}
              </Screen>
            </div>
          </figure>
        ))}
      </div>
    </NumbersDetails>
  );
}

interface ScreenProps {
  readonly width: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** A screen of another width: a document of its own, with the site's styles, since these ask for the width. */
function Screen({ width, title, children }: ScreenProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  function prepare({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
    const own = currentTarget.contentDocument;
    if (!own) return;
    for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
      own.head.append(own.importNode(sheet, true));
    setBody(own.body);
  }
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- only this page writes into it, as into any element */}
      <iframe title={title} width={width} srcDoc="<!doctype html><title>Preview</title>" onLoad={prepare} />
      {body && createPortal(children, body)}
    </>
  );
}

function AdSlot({ ad }: { readonly ad: Pick<Ad, 'imageUrl' | 'smallImageUrl' | 'alt'> }) {
  return (
    <Container>
      <div className={partnerStyles.slot}>
        <p className={partnerStyles.label}>{texts.partners.advertisement()}</p>
        <div className={partnerStyles.space}>
          <AdPicture ad={ad} />
        </div>
      </div>
    </Container>
  );
}

function CardSlot({ business }: { readonly business: FeaturedBusiness }) {
  // Reported like any other look of staff at the site, and not counted.
  const view = usePageView();
  return (
    <Container>
      <div className={partnerStyles.grid}>
        <PartnerCard business={business} view={view} />
      </div>
    </Container>
  );
}
