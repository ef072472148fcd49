import type { Origins } from '#domain/imports/keep-standing';
import type { JSONFieldServerProps } from 'payload';

/** In the sidebar of a place: who said each value, and when. */
export function PlaceOrigins({ data }: Pick<JSONFieldServerProps, 'data'>) {
  const stored: { origins?: Origins | null } = data;
  const origins = Object.entries(stored.origins ?? {});
  return (
    <div className="field-type">
      <div className="field-label">Where its values come from</div>
      {origins.length === 0 ? (
        <p>Not known: they were here before this was noted.</p>
      ) : (
        <dl>
          {origins.map(([field, { source, at }]) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>
                {source ?? 'staff'}, <time dateTime={at}>{at.slice(0, 10)}</time>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
