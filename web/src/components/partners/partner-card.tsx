import type { FeaturedBusiness } from '#contract/featured-businesses';
import { telephoneUrl, webUrl } from '#domain/addresses/links';
import * as texts from '#texts';
import { ExternalLink, Phone } from 'lucide-react';
import { useRef, useState } from 'react';
import { reportClick, reportShown } from '../../api/reports.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CuisineCover } from '../cuisine-cover.tsx';
import { PlaceRating } from '../place-rating.tsx';
import styles from './partner-card.module.css';
import { useNear, useViewable } from './partner-view.ts';

interface PartnerCardProps {
  readonly business: FeaturedBusiness;
  readonly view: string;
}

/** A featured business (spec 1 §2), labeled as paid (decisions §9). */
export function PartnerCard({ business, view }: PartnerCardProps) {
  const { id, name, category, location, rating, reviewCount } = business;
  const card = useRef<HTMLDivElement>(null);
  // Browsers start lazy images two screens early; these four would outweigh the page itself.
  const isNear = useNear(card);
  const [isBroken, setIsBroken] = useState(false);
  const params = { id };
  const body = { page: 'home', view };

  useViewable(card, () => reportShown('recordFeaturedBusinessViewable', { params, body }));

  const click = (clickType: 'phone' | 'website') =>
    reportClick('recordFeaturedBusinessClick', { params, body: { ...body, clickType } });

  return (
    <Card as="article" className={styles.card}>
      <div ref={card} className={styles.picture}>
        {isNear &&
          (isBroken ? (
            <CuisineCover seed={name} cuisine={category} />
          ) : (
            <img
              src={business.imageUrl}
              alt=""
              width={640}
              height={480}
              decoding="async"
              onError={() => setIsBroken(true)}
            />
          ))}
      </div>
      <p className={styles.badge}>
        <Badge tone="favorite">{texts.partners.badge()}</Badge>
      </p>
      <div className={styles.body}>
        <p className={styles.label}>{texts.partners.sponsored()}</p>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.facts}>
          <span>{category}</span>&nbsp;· <span>{location}</span>
        </p>
        {rating !== null && <PlaceRating rating={rating} reviewCount={reviewCount} isSpelledOut />}
        <p className={styles.description}>{business.description}</p>
        <Contacts business={business} onClick={click} />
      </div>
    </Card>
  );
}

interface ContactsProps {
  readonly business: Pick<FeaturedBusiness, 'name' | 'phoneNumber' | 'websiteUrl'>;
  readonly onClick: (clickType: 'phone' | 'website') => void;
}

function Contacts({ business: { name, phoneNumber, websiteUrl }, onClick }: ContactsProps) {
  const phone = telephoneUrl(phoneNumber);
  const website = webUrl(websiteUrl);
  if (phone === null && website === null) return null;
  return (
    <div className={styles.actions}>
      {phone !== null && (
        <a
          href={phone}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          aria-label={texts.partners.callName({ name })}
          rel="sponsored"
          onClick={() => onClick('phone')}
        >
          <Phone aria-hidden="true" />
          {texts.partners.call()}
        </a>
      )}
      {website !== null && (
        <a
          href={website}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          aria-label={texts.partners.websiteOf({ name })}
          target="_blank"
          rel="sponsored noopener"
          onClick={() => onClick('website')}
          onAuxClick={(event) => event.button === 1 && onClick('website')}
        >
          {texts.partners.website()}
          <ExternalLink aria-hidden="true" />
        </a>
      )}
    </div>
  );
}
