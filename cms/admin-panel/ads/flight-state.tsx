'use client';

import { stateText } from '#domain/ads/ad-run';
import { TextInput, useDocumentInfo, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useState } from 'react';
import { useDesk } from '../desk/use-desk.ts';

/** A flight's state, asked for after each save: a save is answered before it is planned anew. */
export function FlightState({ path, field }: TextFieldClientProps) {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo();
  const { value } = useField<string>({ path });
  const { desk: flights, refresh } = useDesk('listFlights');
  const [openedAt] = useState(lastUpdateTime);
  useEffect(() => {
    if (lastUpdateTime !== openedAt) void refresh();
  }, [refresh, lastUpdateTime, openedAt]);
  const isAd = collectionSlug === 'ads';
  const flight = flights?.find((one) => one.id === id && (one.subject === 'ad') === isAd);
  return <TextInput path={path} label={field.label} value={flight ? stateText(flight) : value} readOnly />;
}
