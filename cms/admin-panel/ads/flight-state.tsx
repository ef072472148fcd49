'use client';

import { stateText } from '#domain/ads/ad-run';
import { TextInput, useDocumentInfo, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect } from 'react';
import { useDesk } from '../desk/use-desk.ts';

/** A flight's state, asked for after each save: a save is answered before it is planned anew. */
export function FlightState({ path, field }: TextFieldClientProps) {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo();
  const { value } = useField<string>({ path });
  const { desk: flights, refresh } = useDesk('listFlights');
  useEffect(() => {
    if (lastUpdateTime) void refresh();
  }, [refresh, lastUpdateTime]);
  const isAd = collectionSlug === 'ads';
  const flight = flights?.find((one) => one.id === id && (one.subject === 'ad') === isAd);
  return <TextInput path={path} label={field.label} value={flight ? stateText(flight) : value} readOnly />;
}
