import { readFileSync } from 'node:fs';
import path from 'node:path';
import { area, listing, region } from '#city';
import { cityFolder } from '#city/city-folder';
import { checkPosition } from '#cms/imports/map/check-position';
import { streetOf, townOf } from '#domain/addresses/postal-address';
import { cityDay, cityMoment } from '#domain/calendar/city-time';
import { openingState, openMinutes, WEEKDAYS } from '#domain/calendar/opening-hours';
import { storedDay, toStoredDay } from '#domain/calendar/stored-day';
import { distanceMiles, locationOf } from '#domain/places/distance';
import { TZDate } from '@date-fns/tz';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../search/test/at-once.ts';
import { foldForTests as fold } from '../search/test/fixture.ts';
import { knownCity } from '../search/test/known-city.ts';
import { buildLexicon } from '../search/understanding/lexicon.ts';
import { understand } from '../search/understanding/understand.ts';
import { samplePlaceSchema } from '../seed/rows/sample-place.ts';
import { z } from 'zod';

/** What holds of time, distance, address and search in whichever city `CITY` names: vitest.config.ts runs it for two. */

const places = z
  .array(samplePlaceSchema)
  .parse(JSON.parse(readFileSync(path.join(cityFolder(), 'sample', 'places.json'), 'utf8')));
const anyPlace = fc.constantFrom(...places);
const anyInstant = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2037-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('time', () => {
  it('is that of the zone, to the minute', () => {
    fc.assert(
      fc.property(anyInstant, (at) => {
        const local = new TZDate(at, region.timeZone);
        const { day, date } = cityMoment(at);
        expect(WEEKDAYS.indexOf(day)).toBe((local.getDay() + 6) % 7);
        expect([date, cityDay(at)]).toEqual([
          local.toISOString().slice(0, 10),
          local.toISOString().slice(0, 10),
        ]);
      }),
    );
  });

  it('a day that is stored is read as the same day', () => {
    fc.assert(
      fc.property(anyInstant, (at) => {
        const day = at.toISOString().slice(0, 10);
        expect(storedDay(toStoredDay(day))).toBe(day);
      }),
    );
  });

  it('a place is open in the minutes of its hours, and at no other', () => {
    fc.assert(
      fc.property(anyPlace, anyInstant, ({ openingHours = null }, at) => {
        const moment = cityMoment(at);
        const minute = WEEKDAYS.indexOf(moment.day) * 1_440 + moment.minutes;
        const isOpen = openMinutes(openingHours).some(({ from, to }) => from <= minute && minute < to);
        expect(openingState(openingHours, moment).state === 'open').toBe(isOpen);
      }),
    );
  });
});

describe('distance', () => {
  const located = places.flatMap((place) => locationOf({ latitude: null, longitude: null, ...place }) ?? []);

  it('between two places is the same both ways, and small in one city', () => {
    fc.assert(
      fc.property(fc.constantFrom(...located), fc.constantFrom(...located), (a, b) => {
        expect(distanceMiles(a, b)).toBe(distanceMiles(b, a));
        expect(distanceMiles(a, b)).toBeLessThan(60);
      }),
    );
  });

  it('a position from an import is kept, and put right where it was swapped', () => {
    fc.assert(
      fc.property(fc.constantFrom(...located, area.center), ({ latitude, longitude }) => {
        expect(checkPosition({ latitude, longitude })).toMatchObject({ latitude, longitude, note: null });
        if (latitude < 0)
          expect(checkPosition({ latitude: -latitude, longitude })).toMatchObject({ latitude, longitude });
        expect(checkPosition({ latitude: longitude, longitude: latitude })).toMatchObject({
          latitude,
          longitude,
        });
      }),
    );
  });
});

it('an address has a street, a town and a postal code', () => {
  for (const { address, fullAddress } of places.filter((place) => place.fullAddress)) {
    expect(streetOf(address)).toBe(address);
    const { locality, postalCode } = townOf(fullAddress ?? null);
    expect(locality, fullAddress ?? '').not.toMatch(/\d/);
    expect(fullAddress).toContain(postalCode ?? 'a postal code');
  }
});

it('a search for a cuisine in a neighborhood is understood, whichever they are', () => {
  const cuisines = [...new Set(places.map(({ category }) => category))].filter(
    (name) => !listing.hiddenCategories.includes(name),
  );
  const neighborhoods = [...new Set(places.map(({ neighborhood }) => neighborhood))];
  const lexicon = atOnce(buildLexicon(fold, { cuisines, neighborhoods }));
  fc.assert(
    fc.property(fc.constantFrom(...cuisines), fc.constantFrom(...neighborhoods), (cuisine, neighborhood) => {
      const { parts } = understand(`${cuisine} in ${neighborhood}`, {
        ...knownCity({ lexicon }),
        now: 0,
      });
      expect(parts.flatMap(({ filters }) => filters.neighborhoods ?? [])).toContain(neighborhood);
      expect(parts.flatMap(({ filters }) => filters.cuisines ?? [])).toContain(cuisine);
    }),
    { numRuns: 300 },
  );
});
