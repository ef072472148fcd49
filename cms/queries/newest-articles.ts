import { sql } from '@payloadcms/db-postgres';

/** The newest version of each of the newsroom's documents, draft or published; `id` is the document's. */
export const newestArticlesSql = sql`(
  select 'stories' as collection, 'Story' as kind, parent_id as id, version_title as title,
    version__status::text as status, updated_at as at, version_owner_id as owner_id,
    version_image_id as image, version_share_picture_id as shared, version_body as body
  from _stories_v where latest
  union all
  select 'guides', 'Guide', parent_id,
    coalesce(nullif(version_heading, ''), nullif(version_title, ''), version_neighborhood, version_cuisine),
    version__status::text, updated_at, version_owner_id, version_image_id, version_share_picture_id, version_body
  from _guides_v where latest
  union all
  select 'awards', 'Award', parent_id, version_recipient,
    version__status::text, updated_at, version_owner_id, version_image_id, null, null
  from _awards_v where latest
  union all
  select 'pages', 'Page', parent_id, version_title,
    version__status::text, updated_at, version_owner_id, null, version_share_picture_id, version_body
  from _pages_v where latest
  union all
  select 'newsletter-issues', 'Issue', parent_id, version_subject,
    version__status::text, updated_at, version_owner_id, null, null, version_intro
  from _newsletter_issues_v where latest
)`;
