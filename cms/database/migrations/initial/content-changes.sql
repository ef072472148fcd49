-- On commit, each content change notifies all processes of its table, so that they can clear their caches.
CREATE FUNCTION notify_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_change', TG_TABLE_NAME);
  RETURN NULL;
END
$$;
DO $$ DECLARE content text; BEGIN
  FOREACH content IN ARRAY array[
    'ad_images', 'ads', 'awards', 'featured_businesses', 'guides', 'guides_notes', 'guides_rels', 'guides_rule_tags',
    'guides_texts', 'home', 'home_faq', 'home_news_teaser', 'listing_rules', 'listing_rules_excluded_ids',
    'listing_rules_excluded_names', 'listing_rules_hidden_categories', 'listing_rules_pinned_first_ids',
    'listing_rules_pinned_ids', 'listing_rules_slug_aliases', 'listing_rules_synonyms', 'listing_texts', 'media',
    'quiz_settings', 'quiz_settings_emojis', 'quiz_settings_overrides', 'quiz_settings_overrides_prices',
    'quiz_settings_related_cuisines', 'quiz_settings_suburbs', 'quiz_settings_texts', 'quiz_settings_zips',
    'redirects', 'restaurants', 'restaurants_opening_hours', 'restaurants_special_hours', 'restaurants_tags',
    'reviews', 'site_settings', 'site_settings_popular_cuisines', 'site_settings_popular_neighborhoods',
    'stories'
  ] LOOP
    EXECUTE format('CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change()', content);
  END LOOP;
END $$;
-- Reviews show their authors' names; sign-ins write to this table, too, but must not notify anyone.
CREATE TRIGGER notify_renamed_author AFTER UPDATE ON users
  FOR EACH ROW WHEN (OLD.username IS DISTINCT FROM NEW.username) EXECUTE FUNCTION notify_content_change();
