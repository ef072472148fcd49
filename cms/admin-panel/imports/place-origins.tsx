import { momentText } from '#domain/calendar/date-texts';
import { labelOf } from './field-labels.ts';
import type { Origins } from '#domain/imports/keep-stored-values';
import type { JSONFieldServerProps } from 'payload';

/** In a place's sidebar: the source and date of each value. */
export function PlaceOrigins({ data }: Pick<JSONFieldServerProps, 'data'>) {
  const stored: { origins?: Origins | null } = data;
  const origins = Object.entries(stored.origins ?? {});
  return (
    <div className="field-type">
      <div className="field-label">Where its values come from</div>
      {origins.length === 0 ? (
        <p>Not on record yet. The next edit or import will note it.</p>
      ) : (
        <dl>
          {origins.map(([field, { source, at }]) => (
            <div key={field}>
              <dt>{labelOf(field)}</dt>
              <dd>
                {source === null ? 'Staff' : `Import “${source}”`},{' '}
                <time dateTime={at}>{momentText(at)}</time>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
