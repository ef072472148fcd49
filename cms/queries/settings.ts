import type { ListingRules } from '#domain/places/listing';
import { sql } from '@payloadcms/db-postgres';
import type { DataFromGlobalSlug, GlobalSlug, Payload } from 'payload';
import type { Home } from '../payload-types.ts';
import { service } from '../start/services.ts';
import { findRow } from './run-sql.ts';

export interface StoredListingRules extends ListingRules {
  pinnedIds: number[];
  pinnedFirstIds: number[];
  /** Aliases of cuisines, from the rules and from the records. */
  slugAliases: Record<string, string>;
  neighborhoodAliases: Record<string, string>;
}

/** Needed by every page and search: one statement instead of Payload's seven, cached per content version. */
export function findListingRules(payload: Payload): Promise<StoredListingRules> {
  return service('contentMemory').remember('listing-rules', () => readListingRules(payload));
}

async function readListingRules(payload: Payload): Promise<StoredListingRules> {
  const rules = await findRow<StoredListingRules>(
    payload,
    // The rules hide categories by name; a cuisine's record can also be hidden.
    sql`select
      array(select value from listing_rules_hidden_categories
        union select name from cuisines where hidden) as "hiddenCategories",
      array(select place_id::int from listing_rules_excluded_ids order by _order) as "excludedIds",
      array(select value from listing_rules_excluded_names order by _order) as "excludedNames",
      array(select place_id::int from listing_rules_pinned_ids order by _order) as "pinnedIds",
      array(select place_id::int from listing_rules_pinned_first_ids order by _order) as "pinnedFirstIds",
      (select coalesce(json_object_agg(slug, name), '{}') from (
        select slug, name from listing_rules_slug_aliases
        union all select t.text, c.name from cuisines_texts t join cuisines c on c.id = t.parent_id
      ) aliases) as "slugAliases",
      (select coalesce(json_object_agg(t.text, n.name), '{}')
        from neighborhoods_texts t join neighborhoods n on n.id = t.parent_id) as "neighborhoodAliases"`,
  );
  if (!rules) throw new Error('The listing rules could not be read.');
  return rules;
}

/** The home page with its picture, as readers see it or as it was last saved. */
export async function findHome(payload: Payload, { isDraft }: { isDraft: boolean }): Promise<Home> {
  const home = await findGlobal(payload, 'home', { isDraft });
  if (typeof home.picture !== 'number') return home;
  return {
    ...home,
    picture: await payload.findByID({
      collection: 'media',
      id: home.picture,
      depth: 0,
      disableErrors: true,
    }),
  };
}

/** A global as readers see it or as it was last saved, with references as ids. */
export function findGlobal<Slug extends GlobalSlug>(
  payload: Payload,
  slug: Slug,
  { isDraft = false } = {},
): Promise<DataFromGlobalSlug<Slug>> {
  return payload.findGlobal({ slug, depth: 0, draft: isDraft });
}
