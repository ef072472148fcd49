'use client';

import { area } from '#city';
import { isDrawn, pointOnSheet, sheetPointOf, windowAround } from '#domain/places/city-sheet';
import { locationOf, type Coordinates } from '#domain/places/distance';
import { useField, useForm, useFormFields } from '@payloadcms/ui';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { CityDrawing, MapDot, WHOLE_CITY } from '../desk/city-map.tsx';
import { DeskButton } from '../desk/desk-button.tsx';
import styles from './places.module.css';

/** Of an arrow key, in degrees: about 11 meters; ten times as far with Shift. */
const STEP = 0.0001;
const ARROWS: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** The place's position on the drawn city, moved by a click or the arrow keys. */
export function PinField({ readOnly = false }: { readOnly?: boolean }) {
  const latitude = useField<number | null>({ path: 'latitude' });
  const longitude = useField<number | null>({ path: 'longitude' });
  const name = useFormFields(([fields]) => fields.name?.value);
  const { disabled } = useForm();
  const at = locationOf({ latitude: latitude.value ?? null, longitude: longitude.value ?? null });
  const [middle, setMiddle] = useState<Coordinates | null>(at);
  const [isClose, setClose] = useState(at !== null);
  const isOff = readOnly || disabled;
  const part = isClose && middle ? windowAround([sheetPointOf(middle)]) : WHOLE_CITY;
  const move = (to: Coordinates) => {
    if (isOff) return;
    latitude.setValue(rounded(to.latitude));
    longitude.setValue(rounded(to.longitude));
  };
  const put = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const x = part.x + ((clientX - box.x) / box.width) * part.width;
    const y = part.y + ((clientY - box.y) / box.height) * part.height;
    move(pointOnSheet({ x, y }));
  };
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const [north, east] = arrow.map((way) => way * STEP * (event.shiftKey ? 10 : 1));
    const from = at ?? area.center;
    move({ latitude: from.latitude + (north ?? 0), longitude: from.longitude + (east ?? 0) });
  };
  const zoom = () => {
    setMiddle(at);
    setClose(!isClose);
  };
  return (
    <div className={`field-type ${styles.pin}`}>
      <CityDrawing
        part={part}
        tabIndex={isOff ? -1 : 0}
        role="application"
        aria-roledescription="map"
        aria-label={
          at
            ? `Pin at ${at.latitude}, ${at.longitude}. Arrow keys move it.`
            : 'No pin yet. Click, or press an arrow key.'
        }
        onClick={put}
        onKeyDown={press}
      >
        {at && <MapDot at={at} name={String(name ?? '')} part={part} />}
      </CityDrawing>
      <p className={styles.hint}>{pinHint(at, isOff)}</p>
      {at && <DeskButton label={isClose ? 'Show the whole city' : 'Show it close up'} onPress={zoom} />}
    </div>
  );
}

function pinHint(at: Coordinates | null, isOff: boolean): string {
  if (at && !isDrawn(at)) return 'The pin is beyond the drawn city. Check the coordinates.';
  if (isOff) return '';
  return at
    ? 'Click to move the pin, use the arrow keys, or type the coordinates above.'
    : 'Click where the place is, or type the coordinates above.';
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
