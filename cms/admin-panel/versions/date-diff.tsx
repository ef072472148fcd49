'use client';

import { longDate, exactMomentText } from '#domain/calendar/date-texts';
import { FieldDiffContainer, getHTMLDiffComponents, useTranslation } from '@payloadcms/ui';
import type { DateFieldDiffClientComponent } from 'payload';
import { cityDay } from '#domain/calendar/city-time';
import { isRecord } from '#domain/is-record';

/**
 * A date in two versions, in the city's time like the rest of the page; days without a time. Payload uses the
 * computer's time zone.
 */
export const DateDiff: DateFieldDiffClientComponent = ({
  comparisonValue,
  versionValue,
  field: { label, admin },
  locale,
  nestingLevel,
}) => {
  const { i18n } = useTranslation();
  const isDay = isRecord(admin?.date) && admin.date.pickerAppearance === 'dayOnly';
  const text = (value: unknown) => {
    if (typeof value !== 'string' || value === '') return '';
    return isDay ? longDate(cityDay(new Date(value))) : exactMomentText(value);
  };
  const { From, To } = getHTMLDiffComponents({
    fromHTML: `<p>${text(comparisonValue)}</p>`,
    toHTML: `<p>${text(versionValue)}</p>`,
    tokenizeByCharacter: false,
  });
  return (
    <FieldDiffContainer
      From={From}
      To={To}
      i18n={i18n}
      label={{ label: label ?? false, locale: locale ?? '' }}
      nestingLevel={nestingLevel ?? 0}
    />
  );
};
