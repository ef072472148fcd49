DROP TABLE
  import_rows, place_keys, place_merges, place_pairs_apart, suppressed_addresses, ad_events, ad_hours,
  ad_refused_hours, search_changes, search_documents, search_words, search_synonyms, rate_limits,
  restaurants_opening_hours, restaurants_special_hours, restaurants_tags, restaurants,
  _restaurants_v_version_opening_hours, _restaurants_v_version_special_hours, _restaurants_v_version_tags,
  _restaurants_v, listing_texts, reviews, problem_reports, search_gaps, search_runs, import_batches, stories,
  _stories_v, guides_rule_tags, guides_notes, guides, guides_texts, guides_rels, _guides_v_version_rule_tags,
  _guides_v_version_notes, _guides_v, _guides_v_texts, _guides_v_rels, awards, _awards_v, redirects, media, ads,
  featured_businesses, ad_images, admins_roles, admins_sessions, admins, users_sessions, users, saved_lists,
  saved_lists_rels, subscribers, payload_kv, payload_jobs_log, payload_jobs, payload_locked_documents,
  payload_locked_documents_rels, payload_preferences, payload_preferences_rels, payload_migrations, home_news_teaser,
  home_faq, home, listing_rules_hidden_categories, listing_rules_excluded_ids, listing_rules_excluded_names,
  listing_rules_pinned_ids, listing_rules_pinned_first_ids, listing_rules_slug_aliases, listing_rules_synonyms,
  listing_rules, quiz_settings_zips, quiz_settings_suburbs, quiz_settings_related_cuisines,
  quiz_settings_overrides_prices, quiz_settings_overrides, quiz_settings_emojis, quiz_settings, quiz_settings_texts,
  site_settings_popular_neighborhoods, site_settings_popular_cuisines, site_settings
  CASCADE;
-- Leftovers of rebuilding the search index.
DROP TABLE IF EXISTS
  search_documents_previous, search_words_previous, search_synonyms_previous,
  search_documents_next, search_words_next, search_synonyms_next;

DROP SEQUENCE place_revision, search_changes_seq;
DROP FUNCTION
  notify_content_change(), note_changed_places(), note_changed_parents(), note_changed_rules(),
  note_search_change(text, integer[]), note_place_revision(), refuse_suppressed_address(), deliver_changed_status(),
  suppress_left_address(), subscribe_by_person(text, text, text), address_hash(text);

DROP TYPE
  enum_restaurants_opening_hours_day, enum_restaurants_tags, enum_restaurants_price_range,
  enum_restaurants_business_status, enum_restaurants_status, enum__restaurants_v_version_opening_hours_day,
  enum__restaurants_v_version_tags, enum__restaurants_v_version_price_range, enum__restaurants_v_version_status,
  enum_listing_texts_kind, enum_reviews_status, enum_problem_reports_kind, enum_problem_reports_state,
  enum_search_runs_kind, enum_search_runs_result, enum_import_batches_state, enum_stories_status,
  enum__stories_v_version_status, enum_guides_rule_tags, enum_guides_kind, enum_guides_rule, enum_guides_status,
  enum__guides_v_version_rule_tags, enum__guides_v_version_kind, enum__guides_v_version_rule,
  enum__guides_v_version_status, enum_awards_layout, enum_awards_status, enum__awards_v_version_layout,
  enum__awards_v_version_status, enum_admins_roles, enum_subscribers_status, enum_subscribers_delivery,
  enum_payload_jobs_log_task_slug, enum_payload_jobs_log_state, enum_payload_jobs_task_slug,
  enum_quiz_settings_overrides_prices, enum_quiz_settings_overrides_vibe, enum_quiz_settings_overrides_cuisine;

DROP EXTENSION cube, fuzzystrmatch, pg_trgm;
