import type { RestaurantDetail } from '#contract/restaurants';
import { telephoneUrl, webUrl } from '#domain/addresses/links';
import { directionsUrl } from '#domain/addresses/map-links';
import * as texts from '#texts';
import { CalendarCheck, ExternalLink, Navigation, Phone, UtensilsCrossed } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './place-actions.module.css';

/** Directions, call, website first; on a phone these stay within thumb's reach. */
export function PlaceActions({ place }: { readonly place: RestaurantDetail }) {
  const phone = telephoneUrl(place.phone);
  const website = webUrl(place.website);
  const menu = webUrl(place.menuUrl);
  const reservation = webUrl(place.reservationUrl);
  return (
    <>
      <div className={styles.first}>
        <ButtonLink
          to={directionsUrl({ name: place.name, address: place.fullAddress ?? place.address })}
          newTab
        >
          <Navigation aria-hidden="true" />
          {texts.place.directions()}
        </ButtonLink>
        {phone !== null && (
          <ButtonLink to={phone} variant="quiet">
            <Phone aria-hidden="true" />
            {texts.place.call()}
          </ButtonLink>
        )}
        {website !== null && (
          <ButtonLink to={website} newTab variant="quiet">
            <ExternalLink aria-hidden="true" />
            {texts.card.visitWebsite()}
          </ButtonLink>
        )}
      </div>
      {(menu !== null || reservation !== null) && (
        <div className={styles.more}>
          {menu !== null && (
            <ButtonLink to={menu} newTab variant="outline">
              <UtensilsCrossed aria-hidden="true" />
              {texts.place.menu()}
            </ButtonLink>
          )}
          {reservation !== null && (
            <ButtonLink to={reservation} newTab variant="outline">
              <CalendarCheck aria-hidden="true" />
              {texts.place.reserve()}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}
